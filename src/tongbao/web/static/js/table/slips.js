// Slips of paper lie at the end of the chronicle, where nothing is decided.

const log = document.querySelector("#s-log .log");

export function layOverChronicle(slip) {
  const size = new ResizeObserver(() => {
    const { left, right, bottom } = log.getBoundingClientRect();
    Object.assign(slip.style, {
      left: `${left}px`,
      right: `${innerWidth - right}px`,
      bottom: `${innerHeight - bottom}px`,
    });
  });
  size.observe(log);
  return size;
}
