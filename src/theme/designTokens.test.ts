import { describe, expect, it } from 'vitest'
import { designTokens } from './designTokens'
import { pxAt } from './pxAt'
import { fontSize, palette, roles, space } from './tokens'

const namesOf = (group: Record<string, unknown>) => Object.keys(group).filter((name) => name !== '$type')

describe('pxAt', () => {
  it.each([
    ['1.5rem', 24],
    ['clamp(1rem, 0.5rem + 1vw, 2rem)', 20],
    ['clamp(1rem, 0.5rem + 10vw, 2rem)', 32],
    ['max(min(10vw, 3rem), 50% - 60rem / 2)', 120],
    ['2 * (1rem + 4px)', 40],
  ])('%s at 1200 px', (length, px) => {
    expect(pxAt(length, 1200)).toBeCloseTo(px)
  })

  it.each(['auto', '1rem +', 'min(1rem', '1rem 2rem'])('rejects %s', (text) => {
    expect(() => pxAt(text, 1200)).toThrow('Not a length')
  })
})

describe('designTokens', () => {
  it('has every colour, role, space and font size of the theme', () => {
    expect(namesOf(designTokens.palette)).toEqual(Object.keys(palette))
    expect(namesOf(designTokens.colorOnDark)).toEqual(Object.keys(roles.dark))
    expect(namesOf(designTokens.space)).toEqual(Object.keys(space))
    expect(namesOf(designTokens.fontSize)).toEqual(Object.keys(fontSize))
  })

  it('gives each value in the type of its group', () => {
    expect(designTokens.palette.ember).toMatchObject({ $value: { colorSpace: 'srgb', hex: '#b93a0b' } })
    expect(designTokens.colorOnLight.accent).toEqual({ $value: '{palette.ember}' })
    expect(designTokens.colorOnDark.hairline).toMatchObject({ $value: { hex: '#4a4039' } })
    expect(designTokens.space.md).toEqual({ $value: { value: 1, unit: 'rem' } })
    expect(designTokens.radius.small).toEqual({ $value: { value: 2, unit: 'px' } })
    expect(designTokens.duration.banner).toEqual({ $value: { value: 110, unit: 's' } })
    expect(designTokens.easing.standard).toEqual({ $value: [0.2, 0.7, 0.3, 1] })
    expect(designTokens.layer.backdrop).toEqual({ $value: -2 })
  })

  it('gives a fluid length at one viewport, and whole in its description', () => {
    expect(designTokens.fontSize.body).toEqual({
      $value: { value: 17.92, unit: 'px' },
      $description: `At 1280 px: ${fontSize.body}`,
    })
  })
})
