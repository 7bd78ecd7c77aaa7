import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { site } from '../../../site/identity'
import { theme } from '../../../theme/theme'
import { Section } from '../../foundation/Section/Section'

export type PlainPageProps = {
  /** Of the document, without the firm's name. */
  title: string
  /** What the page says. */
  children: ReactNode
}

/** What stands in for a page that is not there: the header, which is light, is over a dark band without a picture. */
export const PlainPage = ({ title, children }: PlainPageProps) => (
  <>
    <title>{`${title} | ${site.name}`}</title>
    <Band data-surface="dark" />
    <Section>{children}</Section>
  </>
)

const Band = styled.div`
  height: ${theme.size.header};
  background: ${theme.color.surface};
`
