import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { site } from '../../../site/identity'
import { paths } from '../../../site/paths'
import { media, theme } from '../../../theme/theme'
import { Section } from '../../foundation/Section/Section'

export type PlainPageProps = {
  /** The document's title, without the firm's name. */
  title: string
  /** What the page says. */
  children: ReactNode
}

/** What stands in for a page that is not there: the header, which is light, is over a dark band without a picture. */
export const PlainPage = ({ title, children }: PlainPageProps) => {
  const { pathname } = useLocation()
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <Band data-surface="dark" $isSplit={pathname === paths.contact} />
      <Section>{children}</Section>
    </>
  )
}

/** The header of the contact page is light over the dark part only. */
const Band = styled.div<{ $isSplit: boolean }>`
  height: ${theme.size.header};
  background: ${theme.color.surface};

  ${media.desktop} {
    width: ${({ $isSplit }) => ($isSplit ? 'calc(5 / 12 * 100%)' : 'auto')};
  }
`
