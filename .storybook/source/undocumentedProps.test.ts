import { describe, expect, it } from 'vitest'
import { undocumentedProps } from './undocumentedProps.ts'

describe('undocumentedProps', () => {
  it('reports a prop without a docstring', () => {
    const text = `export type CardProps = {\n  /** In words. */\n  title: string\n  subtitle?: string\n}`
    expect(undocumentedProps('Card.tsx', text)).toEqual(['CardProps.subtitle'])
  })

  it('reports those of a component whose type is not exported, and of no other such type', () => {
    const text = `type CardProps = { title: string }\ntype StyleProps = { $size: string }`
    expect(undocumentedProps('src/Card.tsx', text)).toEqual(['CardProps.title'])
  })

  it('reports what a type adds to another', () => {
    const text = `export type CardProps = LinkProps & { title: string } & { /** In words. */ lead: { text: string } }`
    expect(undocumentedProps('Card.tsx', text)).toEqual(['CardProps.title'])
  })
})
