import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { continued, Section } from '../../foundation/Section/Section'
import { AreaMapSection, type AreaMapSectionProps } from '../AreaMapSection/AreaMapSection'

export type ServiceAreaProps = {
  /** Props of the map. */
  map: AreaMapSectionProps
  /** No space above: the section before has the same background. */
  isContinued?: boolean
  /** The text, its heading first. */
  children: ReactNode
}

/** The firm's service area: its text, and the map beside it. */
export const ServiceArea = ({ map, isContinued = false, children }: ServiceAreaProps) => (
  <Columns $isContinued={isContinued}>
    <div>{children}</div>
    <AreaMapSection {...map} />
  </Columns>
)

const continuedStyle = css`
  ${continued}
  ${media.print} {
    && {
      padding-top: ${theme.space.xl};
    }
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      display: none;
    }
  }
`

const Columns = styled(Section)<{ $isContinued: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl} clamp(3rem, 7vw, 6.5rem);
  align-items: center;

  > :first-child p {
    max-width: 30em;
    margin-top: ${theme.space.lg};
    text-wrap: balance;
  }
  /* The second column of each page begins in its middle. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 50%;
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 8.5cm;
    break-inside: avoid;
  }
  ${({ $isContinued }) => $isContinued && continuedStyle}
`
