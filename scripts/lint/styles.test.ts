import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'

const lint = async (css: string) => {
  const { results } = await stylelint.lint({
    code: `const A = styled.p\`${css}\``,
    codeFilename: 'src/components/a.ts',
  })
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text))
}

describe('the lint of styles', () => {
  it.each([
    'color: color-mix(in srgb, red 55%, transparent);',
    'font-size: 16cqi;',
    'font-size: min(3em, 16cqi);',
    '&:has(img) { margin: 0; }',
    'color: light-dark(white, black);',
    'text-decoration: underline 1.5px transparent;',
    '@media (scripting: none) { display: none; }',
  ])('rejects what a supported browser lacks: %s', async (css) => {
    expect(await lint(css)).not.toEqual([])
  })

  it.each([
    'font-size: 3em; @supports (width: 1cqi) { font-size: 16cqi; }',
    '@supports selector(:has(a)) { &:has(img) { margin: 0; } }',
    'min-height: 100vh; min-height: 100dvh;',
  ])('accepts what has a fallback: %s', async (css) => {
    expect(await lint(css)).toEqual([])
  })

  it.each([
    'color: #b93a0b;',
    'background: red;',
    'background: linear-gradient(rgb(0 0 0 / 0.4), transparent);',
    'font-size: 14px;',
    "font-family: 'Georgia';",
    'font: 400 1.2rem/1.5 ${theme.font.text};',
    'transition: opacity 200ms ${theme.motion.easing};',
    'transition: opacity ${theme.motion.fast} ease-out;',
    'z-index: 20;',
    '${({ $isOpen }) => $isOpen && css`color: #000;`}',
  ])('rejects a value that the theme has a token for: %s', async (css) => {
    expect(await lint(css)).not.toEqual([])
  })

  it.each([
    'color: ${theme.color.accent};',
    'font-size: clamp(2rem, 1.4rem + 1.85vw, 3.25rem);',
    'font: ${theme.fontWeight.bold} ${theme.fontSize.small}/1.6 ${theme.font.text};',
    'transition: opacity ${theme.motion.fast};',
    'padding: 0.6em 50% 2fr;',
    'color: currentcolor;',
    'mask: linear-gradient(black, transparent);',
  ])('accepts tokens, and a component’s own lengths: %s', async (css) => {
    expect(await lint(css)).toEqual([])
  })
})
