import { cssTokens, theme } from '../src/theme/theme'

// A page cannot print itself into a story, but it can rewrite its own media conditions as if they held.
const conditions = {
  print: { pattern: /\b(print|screen)\b/g, met: 'print' },
  forcedColours: { pattern: /\(forced-colors:\s*([\w-]+)\)/g, met: 'active' },
  reducedMotion: { pattern: /\(prefers-reduced-motion:\s*([\w-]+)\)/g, met: 'reduce' },
} as const

export type MediaName = keyof typeof conditions

export const isMediaName = (value: unknown): value is MediaName =>
  typeof value === 'string' && value in conditions

/** Each part that `name` decides becomes always true or always false. */
export const rewriteCondition = (condition: string, name: MediaName): string => {
  const { pattern, met } = conditions[name]
  return condition.replace(pattern, (_, tested: string) =>
    tested === met ? '(min-width: 0px)' : '(max-width: 0px)',
  )
}

const originals = new Map<CSSMediaRule, string>()

const rewrite = (rules: CSSRuleList, name: MediaName) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const rewritten = rewriteCondition(rule.media.mediaText, name)
      if (rewritten !== rule.media.mediaText) {
        originals.set(rule, rule.media.mediaText)
        rule.media.mediaText = rewritten
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules, name)
  }
}

const colours = (valueOf: (name: string) => string) => {
  const names = { ...theme.vars.palette, ...theme.vars.color }
  return Object.entries(names)
    .map(([name, property]) => `${property}: ${valueOf(name)} !important;`)
    .join('')
}
// The other roles are of surfaces.
const foregrounds = new Set(['text', 'muted', 'hairline', 'accent', 'error', 'success'])

const ownColours = new Map(Object.entries({ ...cssTokens.palette, ...cssTokens.color }))

/** A colour that is set on a picture stays. */
const FORCED = ':where(:not(svg, svg *))'

// What browsers do by themselves in these media, approximately.
const ownStyles: Record<MediaName, string> = {
  print: '*, *::before, *::after { background: none !important; }',
  forcedColours: `
    :root, [data-surface] { ${colours((name) => (foregrounds.has(name) ? 'CanvasText' : 'Canvas'))} }
    svg { ${colours((name) => ownColours.get(name) ?? '')} }
    * { box-shadow: none !important; text-shadow: none !important; }
    ${FORCED} { color: CanvasText !important; }
    h1, h2, h3, h4, p, dt, dd, li, a, button { background: Canvas !important; }
    a, a ${FORCED} { color: LinkText !important; }
    button, input, select, textarea { color: ButtonText !important; }
    :disabled { color: GrayText !important; }`,
  reducedMotion: '',
}

/** @returns a function that undoes it. */
export const applyMedia = (name: MediaName): (() => void) => {
  const matchMedia = window.matchMedia.bind(window)
  const apply = () => {
    for (const sheet of document.styleSheets) {
      // Style sheets of another origin cannot be read; the project has none.
      if (sheet.href === null || sheet.href.startsWith(location.origin)) rewrite(sheet.cssRules, name)
    }
  }
  apply()
  // styled-components adds rules as components render; in a built Storybook without touching a `<style>` element.
  const observer = new MutationObserver(apply)
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class'],
  })
  window.matchMedia = (query) => matchMedia(rewriteCondition(query, name))

  const style = document.createElement('style')
  style.textContent = ownStyles[name]
  document.head.append(style)
  return () => {
    observer.disconnect()
    style.remove()
    window.matchMedia = matchMedia
    for (const [rule, text] of originals) rule.media.mediaText = text
    originals.clear()
  }
}
