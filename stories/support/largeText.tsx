import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

const SPACING = `[data-spaced] * {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}`

/** The text spacing that a visitor may set (WCAG 1.4.12). */
export const TextSpacing = ({ children }: { children: ReactNode }) => (
  <div data-spaced>
    <style>{SPACING}</style>
    {children}
  </div>
)

/** A column of 280 px, as on a phone of 320 px, with that text spacing; it also holds what is placed on the page. */
export const SpacedText = ({ children }: { children: ReactNode }) => (
  <div style={{ width: '280px', containerType: 'inline-size', contain: 'layout' }}>
    <TextSpacing>{children}</TextSpacing>
  </div>
)

/** Doubles the size of a text, as Firefox's zoom of texts does, also where it depends on the width (WCAG 1.4.4). */
const doubleText = (text: HTMLElement) => {
  // With reduced motion a change of style is a very short transition, not yet there when it is measured.
  text.style.transition = 'none'
  text.style.fontSize = `${2 * Number.parseFloat(getComputedStyle(text).fontSize)}px`
}

type LargeTextProps = {
  /** Selector of the texts. */
  of: string
  children: ReactNode
}

/** Shows some texts at twice their size. */
export const LargeText = ({ of, children }: LargeTextProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.querySelectorAll<HTMLElement>(of).forEach(doubleText)
  }, [of])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** With both: large, spaced text in a narrow column. */
export const SpacedAndLargeText = ({ of, children }: LargeTextProps) => (
  <SpacedText>
    <LargeText of={of}>{children}</LargeText>
  </SpacedText>
)

/** No part of the text is to the right of the column. */
export const expectInside = async (text: Node, column: Element | null) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  await waitFor(() => {
    const right = column?.getBoundingClientRect().right ?? 0
    return expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
  })
}

/** How many lines a text takes. */
export const linesOf = (text: Element) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
