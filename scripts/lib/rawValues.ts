import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A value written into a styled template although the theme has a token for it. */
export type RawValue = { file: string; kind: string; declaration: string }

type Check = { kind: string; property?: RegExp; value: RegExp }

/**
 * Values that must come from the theme. Lengths of the layout (gaps, widths in `clamp()`, hairlines of 1, 1.5 and
 * 2 px, percentages, em, fr, ch, vw, vh) are the component's own.
 */
const checks: Check[] = [
  { kind: 'colour', value: /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i },
  // A fluid size that is used once may be written in place, as `clamp()`.
  { kind: 'font size', property: /^font(?:-size)?$/, value: /(?<![\w.])\d*\.?\d+(?:px|rem)\b/ },
  {
    kind: 'font',
    property: /^font(?:-family)?$/,
    value: /['"]|\b(?:serif|sans-serif|monospace|system-ui)\b/,
  },
  { kind: 'duration', property: /^(?:transition|animation)/, value: /(?<![\w.])\d*\.?\d+m?s\b/ },
  {
    kind: 'easing',
    property: /^(?:transition|animation)/,
    value: /cubic-bezier|steps\(|\bease\b|\bease-|\blinear\b/,
  },
  { kind: 'z-index', property: /^z-index$/, value: /\d/ },
]

/** Exceptions: files, and the kinds of values they may write. */
const allowed: Record<string, { kinds: string[]; because: string }> = {
  'components/contact/AreaMap/AreaMap.styles.ts': {
    kinds: ['font size'],
    because: 'text in the map is sized in the units of its SVG',
  },
}

const opening =
  /\b(?:styled(?:\.\w+|\([^`]*?\))(?:\.(?:attrs|withConfig)[^`]*?)?(?:<[^`]*?>)?(?:\([^`]*?\))?|css|keyframes|createGlobalStyle)(?:<[^`]*?>)?`/g

/** Index of the backtick that ends the template starting at `start`; nested templates are skipped. */
const endOfTemplate = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{' && (depth > 0 || text[at - 1] === '$')) depth++
    else if (text[at] === '}' && depth > 0) depth--
    else if (text[at] === '`' && depth === 0) return at
  }
  return text.length
}

/** A template's text without comments and expressions. */
const ownText = (template: string): string => {
  let depth = 0
  let own = ''
  for (let at = 0; at < template.length; at++) {
    if (template[at] === '{' && (depth > 0 || template[at - 1] === '$')) depth++
    else if (template[at] === '}' && depth > 0) depth--
    else if (depth === 0) own += template[at]
  }
  return own.replace(/\/\*[^]*?\*\//g, '')
}

const declarationsOf = (css: string) =>
  [...css.matchAll(/([a-z-]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.replace(/\s+/g, ' ').trim(),
  }))

/** Removes the arguments of `clamp()`. */
const withoutClamp = (value: string) => value.replace(/clamp\((?:[^()]|\([^()]*\))*\)/g, 'clamp')

/** The raw values in the styled templates of one file's text. */
export const rawValuesOf = (file: string, text: string): RawValue[] => {
  const found: RawValue[] = []
  for (const match of text.matchAll(opening)) {
    const start = match.index + match[0].length
    for (const { property, value } of declarationsOf(
      ownText(text.slice(start, endOfTemplate(text, start))),
    )) {
      for (const check of checks) {
        if (check.property && !check.property.test(property)) continue
        if (!check.value.test(withoutClamp(value))) continue
        if (allowed[file]?.kinds.includes(check.kind)) continue
        found.push({ file, kind: check.kind, declaration: `${property}: ${value}` })
      }
    }
  }
  return found
}

/** The raw values of every component and page. @param root the folder `src`. */
export const findRawValues = async (root: string): Promise<RawValue[]> => {
  const files = await Promise.all(
    ['components', 'pages'].map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true })
      return entries
        .filter((entry) => /\.tsx?$/.test(entry) && !/\.test\./.test(entry))
        .map((entry) => join(folder, entry))
    }),
  )
  const found = await Promise.all(
    files.flat().map(async (file) => rawValuesOf(file, await readFile(join(root, file), 'utf8'))),
  )
  return found.flat()
}
