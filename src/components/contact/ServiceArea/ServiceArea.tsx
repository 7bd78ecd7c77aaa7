import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { Section } from '../../foundation/Section/Section'
import { AreaMapSection, type AreaMapSectionProps } from '../AreaMapSection/AreaMapSection'

export type ServiceAreaProps = {
  /** As of `AreaMapSection`. */
  map: AreaMapSectionProps
  /** Without space above: the section before it has the same background. */
  isContinued?: boolean
  /** What is said of the area: its heading first. */
  children: ReactNode
}

/** The area that the firm serves: in words, and on the map beside them. */
export const ServiceArea = ({ map, isContinued = false, children }: ServiceAreaProps) => (
  <Columns $isContinued={isContinued}>
    <div>{children}</div>
    <AreaMapSection {...map} />
  </Columns>
)

const continued = css`
  && {
    padding-top: 0;
  }
  /* On paper the names of the towns are enough. */
  ${media.print} {
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
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) 8.5cm;
    break-inside: avoid;
  }
  ${({ $isContinued }) => $isContinued && continued}
`
