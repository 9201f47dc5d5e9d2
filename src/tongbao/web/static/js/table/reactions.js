// Reactions to a move: a button on the line of the chronicle at which one looks, and a seal on each line that has any.

import { layBeside } from "../core/placement.js";

const LINE = "#s-log li[id^='line-']";
const menu = () => document.getElementById("reactions");
const button = () => document.querySelector("[data-react]");

// After the page has changed, and once at the start: the button stands on the latest line, the seals on theirs.
export function showReactions() {
  const lines = document.querySelectorAll(LINE);
  if (lines.length) stand(lines[lines.length - 1]);
  for (const about of document.querySelectorAll("#s-chat [data-about]")) mark(about, about.closest("[data-heard]"));
}

function stand(line) {
  const react = button();
  if (!react || react.parentElement === line || menu().matches(":popover-open")) return;
  react.hidden = !/^line-\d+$/.test(line.id); // what is remarked is no move
  line.append(react);
}

// The line is quoted in the chat as this player reads it, as long as the chronicle shows it.
function mark(about, message) {
  const line = document.getElementById(`line-${about.dataset.about}`);
  if (!line) return;
  const quoted = line.cloneNode(true);
  for (const extra of quoted.querySelectorAll(".lead, .reacted, [data-react]")) extra.remove();
  about.textContent = quoted.textContent.replace(/\s+/g, " ").trim();
  const name = `reacted-${message.dataset.heard}`;
  if (document.getElementById(name)) return;
  const seal = message.querySelector(".ava").cloneNode(true);
  const words = message.querySelector(".set").textContent;
  const said = Object.assign(document.createElement("span"), { id: name, className: "reacted", textContent: words });
  said.title = message.querySelector(".who").textContent;
  said.prepend(seal);
  line.append(said);
}

for (const kind of ["pointerover", "click"])
  document.addEventListener(kind, ({ target }) => {
    const line = target.closest?.(LINE);
    if (line) stand(line);
  });

document.addEventListener("click", ({ target }) => {
  const react = target.closest("[data-react]");
  if (react) open(react);
  else if (target.closest("#reactions button")) setTimeout(() => menu().hidePopover());
});

function open(react) {
  menu().elements.line.value = react.closest("li").id.split("-")[1];
  menu().showPopover();
  layBeside(menu(), [react]);
  menu().querySelector("button").focus();
}
