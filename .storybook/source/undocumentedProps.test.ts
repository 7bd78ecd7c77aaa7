import { describe, expect, it } from 'vitest'
import { undocumentedProps } from './undocumentedProps.ts'

describe('undocumentedProps', () => {
  it('reports a prop without a docstring', () => {
    const text = `export type CardProps = {\n  /** In words. */\n  title: string\n  subtitle?: string\n}`
    expect(undocumentedProps('Card.tsx', text)).toEqual(['CardProps.subtitle'])
  })

  it('reports what a type adds to another', () => {
    const text = `export type CardProps = LinkProps & { title: string } & { /** In words. */ lead: { text: string } }`
    expect(undocumentedProps('Card.tsx', text)).toEqual(['CardProps.title'])
  })
})
