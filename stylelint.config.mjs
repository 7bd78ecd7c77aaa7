import { baselineYear } from './scripts/lint/supportedBrowsers.ts'

/** Newer than the supported browsers, which show the page well without them. */
const enhancements = [
  // How text breaks, and the size of fields.
  'text-wrap',
  'text-size-adjust',
  'field-sizing',
  'resize',
  // Browsers have had them for years, except for a detail that the site does not use.
  'outline',
  'overscroll-behavior',
  'paint-order',
  // Declared with its prefix first.
  'mask',
  'print-color-adjust',
  'scrollbar-width',
  'scrollbar-gutter',
  'forced-color-adjust',
  'content-visibility',
  // The parts of a card do not line up with its neighbour's.
  'grid-template-rows',
  // Where a sheet of paper ends.
  'break-before',
  'break-after',
  // Its units are checked; see `container` below.
  'container-type',
]

/** What the theme has tokens for. A fluid font size that is used once may be written in place, as `clamp()`. */
const tokensOnly = {
  'color-no-hex': true,
  // Of the colours of a mask only their opacity counts.
  'color-named': ['never', { ignoreProperties: ['/mask/'] }],
  'function-disallowed-list': [/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/],
  'declaration-property-value-disallowed-list': {
    '/^font(?:-size)?$/': [/^(?!.*clamp\()(?:.*[^\w.])?\d*\.?\d+(?:px|rem)\b/],
    '/^font(?:-family)?$/': [/['"]|\b(?:serif|sans-serif|monospace|system-ui)\b/],
    '/^(?:transition|animation)/': [
      /(?<![\w.])\d*\.?\d+m?s\b/,
      /cubic-bezier|steps\(|\bease\b|\bease-|\blinear\b/,
    ],
    'z-index': [/\d/],
  },
}

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: baselineYear(),
        ignoreProperties: Object.fromEntries(enhancements.map((name) => [name, ['/./']])),
        // styled-components writes nested rules one by one.
        ignoreSelectors: ['nesting', 'marker', 'selection'],
        // Without container queries, before Firefox 110, columns stay below each other.
        ignoreAtRules: ['container', 'starting-style', 'page'],
      },
    ],
  },
  overrides: [
    { files: ['src/{components,pages}/**/*.{ts,tsx}'], rules: tokensOnly },
    // Text in the map is sized in the units of its SVG.
    { files: ['**/AreaMap.styles.ts'], rules: { 'declaration-property-value-disallowed-list': null } },
  ],
}
