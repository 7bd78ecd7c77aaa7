import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'

const lint = async (css: string) => {
  const { results } = await stylelint.lint({ code: `const A = styled.p\`${css}\``, codeFilename: 'src/a.ts' })
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text))
}

describe('the lint of styles', () => {
  it.each([
    'color: color-mix(in srgb, red 55%, transparent);',
    'font-size: 16cqi;',
    'font-size: min(3rem, 16cqi);',
    '&:has(img) { margin: 0; }',
    'color: light-dark(white, black);',
    'text-decoration: underline 1.5px transparent;',
    '@media (scripting: none) { display: none; }',
  ])('rejects %s', async (css) => {
    expect(await lint(css)).not.toEqual([])
  })

  it.each([
    'color: #120d0a99;',
    'font-size: 3rem; @supports (width: 1cqi) { font-size: 16cqi; }',
    '@supports selector(:has(a)) { &:has(img) { margin: 0; } }',
    'min-height: 100vh; min-height: 100dvh;',
  ])('accepts %s', async (css) => {
    expect(await lint(css)).toEqual([])
  })
})
