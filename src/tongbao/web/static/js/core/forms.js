// Forms that are sent without leaving the page; what they change comes over the link.

document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-quiet]");
  if (!form) return;
  event.preventDefault();
  send(form, event.submitter);
});

// A form data-at-once is sent whenever something in it is chosen.
document.addEventListener("change", (event) => event.target.closest("[data-at-once]")?.requestSubmit());

// What was said is no longer so once something is filled in anew.
document.addEventListener("input", (event) =>
  event.target.closest("[data-quiet]")?.querySelector("[data-told]").replaceChildren(),
);

// Beside its button the form says that it is done, or what was wrong; one that data-empties is empty then, one that says nothing puts its dialog away.
async function send(form, button) {
  const [told, dialog] = [form.querySelector("[data-told]"), form.closest("dialog")];
  const wish = {
    method: "POST",
    body: new URLSearchParams(new FormData(form, button)),
    headers: { accept: "application/json" },
  };
  try {
    const answer = await fetch(form.action, wish);
    const facts = await answer.json();
    told.textContent = facts.error || form.dataset.done || "";
    if ("empties" in form.dataset && !facts.error) form.reset();
    if (!told.textContent && !("atOnce" in form.dataset)) dialog?.close();
  } catch {
    told.textContent = form.dataset.failed;
  }
}
