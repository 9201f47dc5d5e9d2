// What the style sheets are checked for; how they are laid out, tools/format.py decides.

const WRONG = `
  annotation-no-unknown at-rule-no-unknown block-no-empty color-no-invalid-hex declaration-block-no-duplicate-custom-properties
  declaration-block-no-redundant-longhand-properties declaration-block-no-shorthand-property-overrides
  font-family-no-duplicate-names function-calc-no-unspaced-operator function-linear-gradient-no-nonstandard-direction
  keyframe-block-no-duplicate-selectors keyframe-declaration-no-important media-feature-name-no-unknown
  media-query-no-invalid named-grid-areas-no-invalid no-duplicate-at-import-rules no-duplicate-selectors
  no-invalid-double-slash-comments no-unknown-animations property-no-unknown selector-anb-no-unmatchable
  selector-pseudo-class-no-unknown selector-pseudo-element-no-unknown selector-type-no-unknown
  shorthand-property-no-redundant-values string-no-newline unit-no-unknown
`;

export default {
  rules: {
    ...Object.fromEntries(
      WRONG.trim()
        .split(/\s+/)
        .map((name) => [name, true]),
    ),
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-values"] }],
    "length-zero-no-unit": [true, { ignore: ["custom-properties"] }],
    "media-feature-range-notation": "context",
    "selector-attribute-name-disallowed-list": ["style"], // how a style is spelled is the templates' affair
    "unit-disallowed-list": ["px"],
  },
};
