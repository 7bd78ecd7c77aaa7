import { describe, expect, it } from 'vitest'
import { actingStories, picturedTests } from './actingStories.ts'

describe('actingStories', () => {
  it('reports a play that clicks, types, focuses or scrolls', () => {
    const story = `export const A = meta.story({ play: async ({ canvas }) => expect(canvas).toBeVisible() })
export const B = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
export const C = meta.story({
  play: async ({ canvas }) => canvas.getByRole('button').focus() })
A.test('clicks', behaviour, async ({ userEvent }) => userEvent.click())`
    expect(actingStories('x.stories.tsx', story)).toEqual([2, 4])
  })
})

describe('picturedTests', () => {
  it('reports a test without `behaviour`', () => {
    const story = `A.test('a', behaviour, run)
A.test('b', { ...onPhone, ...behaviour }, run)
A.test('c', run)
A.test('d', { ...onPhone }, run)
pattern.test(text)`
    expect(picturedTests('x.stories.tsx', story)).toEqual([3, 4])
  })
})
