/**
 * A page cannot change the system's preferences, but it can rewrite its own media queries as if they were set. Forced
 * colours are only approximated by extra styles; the browser's own emulation is exact (Chromium: DevTools, Rendering).
 */
const features = {
  reducedMotion: { feature: 'prefers-reduced-motion', value: 'reduce' },
  contrast: { feature: 'forced-colors', value: 'active' },
} as const

type Preference = keyof typeof features

const originals = new Map<CSSMediaRule, string>()

/** A media condition in which the feature is replaced by one that is always true or always false. */
const rewriteCondition = (condition: string, { feature, value }: (typeof features)[Preference]) =>
  condition.replaceAll(new RegExp(`\\(${feature}:\\s*([\\w-]+)\\)`, 'g'), (_, tested: string) =>
    tested === value ? '(min-width: 0px)' : '(max-width: 0px)',
  )

const rewrite = (rules: CSSRuleList, preference: Preference) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const rewritten = rewriteCondition(rule.media.mediaText, features[preference])
      if (rewritten !== rule.media.mediaText) {
        originals.set(rule, rule.media.mediaText)
        rule.media.mediaText = rewritten
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) rewrite(rule.cssRules, preference)
  }
}

const FORCED = `
  * { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, input, textarea { background-color: ButtonFace !important; color: ButtonText !important; }
  :disabled { color: GrayText !important; }`

const realMatchMedia = window.matchMedia

/** Shows the page as if the preference were set. @returns a function that undoes it. */
export const applyPreference = (preference: unknown): (() => void) => {
  if (preference !== 'reducedMotion' && preference !== 'contrast') return () => {}

  const apply = () => {
    for (const sheet of document.styleSheets) {
      // Style sheets of another origin cannot be read; the project has none.
      if (sheet.href === null || sheet.href.startsWith(location.origin)) rewrite(sheet.cssRules, preference)
    }
  }
  apply()
  // styled-components adds rules as components render.
  const observer = new MutationObserver(apply)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  window.matchMedia = (query) => realMatchMedia.call(window, rewriteCondition(query, features[preference]))

  const forced = document.createElement('style')
  if (preference === 'contrast') {
    forced.textContent = FORCED
    document.head.append(forced)
  }
  return () => {
    observer.disconnect()
    forced.remove()
    window.matchMedia = realMatchMedia
    for (const [rule, text] of originals) rule.media.mediaText = text
    originals.clear()
  }
}
