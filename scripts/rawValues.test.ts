import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findRawValues, rawValuesOf } from './lib/rawValues'

const kindsIn = (declarations: string) =>
  rawValuesOf('components/X/X.tsx', `const X = styled.p\`\n${declarations}\n\``).map(({ kind }) => kind)

it.each([
  ['color: #b93a0b;', ['colour']],
  ['background: linear-gradient(rgb(0 0 0 / 0.4), transparent);', ['colour']],
  ['font-size: 14px;', ['font size']],
  ["font: 400 1.2rem/1.5 'Georgia';", ['font size', 'font']],
  ['transition: opacity 200ms ease-out;', ['duration', 'easing']],
  ['z-index: 20;', ['z-index']],
])('reports a value the theme has a token for: %s', (declarations, kinds) => {
  expect(kindsIn(declarations)).toEqual(kinds)
})

it.each([
  'color: ${theme.color.accent};',
  'font-size: clamp(2rem, 1.4rem + 1.85vw, 3.25rem);',
  'font: ${theme.fontWeight.bold} ${theme.fontSize.small}/1.6 ${theme.font.text};',
  'transition: opacity ${theme.motion.fast};',
  'border-bottom: 1px solid ${theme.color.hairline};',
  'padding: 0.6em 50% 2fr;',
  '/* was #fff */ opacity: 0.5;',
])('allows tokens and a component’s own lengths: %s', (declarations) => {
  expect(kindsIn(declarations)).toEqual([])
})

it('reads nested templates, and templates after options', () => {
  const text = [
    'const A = styled.li.attrs<{ $x: string }>(({ $x }) => ({ title: $x }))`color: #fff;`',
    'const B = styled(Link)<{ $y: boolean }>`${({ $y }) => $y && css`color: #000;`} top: 0;`',
    'const C = styled.div`transition: opacity ${({ $z }) => `${$z}`} 2s;`',
  ].join('\n')
  expect(rawValuesOf('components/X/X.tsx', text).map(({ declaration }) => declaration)).toEqual([
    'color: #fff',
    'color: #000',
    'transition: opacity $ 2s',
  ])
})

it('finds none in the components and the pages', async () => {
  expect(await findRawValues(fileURLToPath(new URL('../src', import.meta.url)))).toEqual([])
})
