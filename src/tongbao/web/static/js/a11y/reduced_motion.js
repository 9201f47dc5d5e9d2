// Whether things should stay where they are rather than move: the device may ask for it, or whoever looks has chosen so.

const device = matchMedia("(prefers-reduced-motion: reduce)");

export const isCalm = () => device.matches || document.documentElement.dataset.motion === "still";
