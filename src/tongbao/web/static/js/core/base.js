// Where this site lies below its host: "" at the root of it, "/games" under that path. Scripts name pages by at("/rules/…").

export const base = /^(.*)\/static\//.exec(new URL(import.meta.url).pathname)[1];
export const at = (path) => base + path;

// The address of the table to which this page belongs.
export const table = at(location.pathname.slice(base.length).split("/", 3).join("/"));
