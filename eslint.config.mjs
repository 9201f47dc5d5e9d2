// What the scripts of the pages are checked for; how they are laid out, prettier decides (`make format`).

const IN_BROWSERS = `
  AbortController AudioContext CSS DOMParser Event FormData GainNode MutationObserver NodeFilter Notification OscillatorNode
  PublicKeyCredential ResizeObserver Response TextEncoder URL URLSearchParams WebSocket addEventListener caches
  cancelAnimationFrame clearInterval clearTimeout crypto document fetch getComputedStyle getSelection history innerHeight innerWidth
  isSecureContext localStorage location matchMedia navigator parent performance print requestAnimationFrame scrollTo scrollX scrollY
  self sessionStorage setInterval setTimeout window
`;
const BEFORE_THE_WORKER = "BASE EDITION FILES PAGES copies";
const WRONG = `
  array-callback-return constructor-super default-case-last eqeqeq for-direction getter-return no-async-promise-executor
  no-class-assign no-cond-assign no-const-assign no-constant-condition no-control-regex no-debugger no-dupe-args
  no-dupe-class-members no-dupe-else-if no-dupe-keys no-duplicate-case no-duplicate-imports no-else-return no-empty
  no-empty-pattern no-eval no-fallthrough no-func-assign no-global-assign no-implied-eval no-import-assign no-invalid-regexp
  no-irregular-whitespace no-loss-of-precision no-misleading-character-class no-prototype-builtins no-redeclare
  no-self-assign no-self-compare no-setter-return no-shadow-restricted-names no-sparse-arrays no-this-before-super
  no-throw-literal no-undef no-unreachable no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining no-unused-labels
  no-unused-private-class-members no-unused-vars no-useless-backreference no-useless-catch no-useless-escape
  no-useless-return no-var no-with object-shorthand prefer-arrow-callback prefer-const prefer-template require-await
  require-yield use-isnan valid-typeof
`;

const each = (names, value) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, value]),
  );

export default [
  {
    languageOptions: { globals: { ...each(IN_BROWSERS, "readonly"), ...each(BEFORE_THE_WORKER, "readonly") } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: each(WRONG, "error"),
  },
];
