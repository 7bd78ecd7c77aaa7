import { defineConfig, type OxlintOverride } from 'oxlint'

/** The folders of `src`, and what each may import; `types` only as types. */
const layers: Record<string, { imports: readonly string[]; types?: readonly string[] }> = {
  assets: { imports: [] },
  site: { imports: [] },
  values: { imports: [] },
  theme: { imports: [] },
  hooks: { imports: ['values'] },
  'hydration/address': { imports: ['hooks', 'hydration/lazy'] },
  'hydration/lazy': { imports: ['hooks', 'values'] },
  'hydration/start': { imports: ['app', 'cms', 'components', 'hooks', 'routes', 'site', 'theme', 'values'] },
  components: {
    imports: ['assets', 'hooks', 'hydration/address', 'hydration/lazy', 'site', 'theme', 'values'],
    types: ['catalogue', 'cms', 'communes', 'contact', 'heating'],
  },
  cms: { imports: ['site', 'values'] },
  icons: { imports: ['cms', 'values'] },
  catalogue: { imports: ['site', 'values'], types: ['cms'] },
  communes: { imports: ['site', 'values'] },
  contact: { imports: ['site', 'values'] },
  heating: { imports: [] },
  seo: { imports: ['site', 'values'], types: ['cms'] },
  pages: {
    imports: [
      'assets',
      'catalogue',
      'cms',
      'communes',
      'components',
      'contact',
      'heating',
      'hooks',
      'hydration/address',
      'hydration/lazy',
      'icons',
      'seo',
      'site',
      'theme',
      'values',
    ],
  },
  routes: { imports: ['pages'] },
  app: {
    imports: ['cms', 'components', 'hooks', 'hydration/lazy', 'pages', 'routes', 'site', 'theme', 'values'],
  },
  prerender: {
    imports: [
      'app',
      'assets',
      'cms',
      'components',
      'hydration/address',
      'hydration/start',
      'hydration/lazy',
      'icons',
      'routes',
      'pages',
      'seo',
      'site',
      'theme',
      'values',
    ],
  },
  mocks: { imports: ['cms', 'contact', 'site', 'testing', 'values'] },
  testing: { imports: ['cms', 'mocks', 'site', 'values'] },
}

/** A component renders its props. */
const fromPage = 'Only a page may use the network or storage.'
const pageGlobals = ['fetch', 'localStorage', 'sessionStorage']
const pageModules = ['@tanstack/react-query', '@emailjs/browser', '**/browserStorage']

const layerRules = Object.entries(layers).map(([layer, { imports, types = [] }]): OxlintOverride => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'typescript/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...Object.keys(layers)
            .filter((other) => other !== layer && !imports.includes(other))
            .map((other) => ({
              // Areas of the components have names of domains too: `../../contact` is one of them.
              group: [`**/${other}/**`, ...(layer === 'components' ? [`!../../${other}/**`] : [])],
              message: `src/${layer} may not import src/${other}.`,
              allowTypeImports: types.includes(other),
            })),
          ...(layer === 'components' ? [{ group: pageModules, message: fromPage }] : []),
        ],
      },
    ],
  },
}))

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, es2024: true },
  rules: {
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'max-lines': ['error', 250],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-cycle': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'no-await-in-loop': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'oxc/no-map-spread': 'off',
  },
  ignorePatterns: ['dist', 'storybook-static', 'strapi/build', 'strapi/public', 'strapi/types', 'strapi/.*'],
  overrides: [
    ...layerRules,
    {
      files: ['src/components/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-globals': ['error', ...pageGlobals.map((name) => ({ name, message: fromPage }))],
        // As in `window.fetch`.
        'no-restricted-properties': [
          'error',
          ...pageGlobals.map((property) => ({ property, message: fromPage })),
        ],
      },
    },
    {
      files: ['src/**/*.test.{ts,tsx}'],
      rules: { 'typescript/no-restricted-imports': 'off' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // The texts themselves, and what only tests read.
      excludeFiles: ['src/site/**', 'src/mocks/**', 'src/**/*.test.{ts,tsx}'],
      jsPlugins: ['./scripts/lint/noFrenchLiteral.ts'],
      rules: { 'site/no-french-literal': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // It asks for `toSorted`, which is newer than the supported browsers.
      rules: { 'unicorn/no-array-sort': 'off' },
    },
    {
      // What the preview imports makes Chromatic retake all stories at each of its changes.
      files: ['.storybook/*.{ts,tsx}'],
      // Runs in Node.
      excludeFiles: ['.storybook/sampleDocuments.ts'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['**/src/app/**', '**/src/pages/**', '**/src/routes/**'],
                message: 'Only the story of a page may import it.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['stories/**/*.stories.tsx'],
      jsPlugins: ['eslint-plugin-storybook'],
      rules: {
        'storybook/await-interactions': 'error',
        'storybook/hierarchy-separator': 'error',
        'storybook/no-redundant-story-name': 'error',
        'storybook/prefer-pascal-case': 'error',
        'storybook/use-storybook-expect': 'error',
        'storybook/use-storybook-testing-library': 'error',
        'storybook/context-in-play-function': 'error',
      },
    },
    {
      files: ['strapi/**'],
      env: { node: true },
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        'scripts/**',
        '.storybook/source/**',
        'e2e/**',
        '*.config.ts',
        'src/mocks/**',
        'src/testing/**',
        'src/**/*.test.ts',
        'strapi/**/*.test.ts',
      ],
      rules: {
        'no-console': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
})
