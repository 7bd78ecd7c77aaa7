import { styled } from 'styled-components'
import type { Service } from '../../../cms/content/types'
import { media } from '../../../theme/theme'
import { CardSkeleton } from '../../foundation/CardSkeleton/CardSkeleton'
import { ServiceCard } from '../ServiceCard/ServiceCard'

export type ServiceGridProps = {
  /** In display order. */
  services: Service[]
  /** Whether more services are loading. */
  isBusy?: boolean
}

/** Services in two columns, the second one lower. */
export const ServiceGrid = ({ services, isBusy = false }: ServiceGridProps) => (
  <Grid role="list" aria-busy={isBusy}>
    {services.map((service, index) => (
      <li key={service.id || index}>
        <ServiceCard service={service} isFirst={index === 0} />
      </li>
    ))}
  </Grid>
)

export type ServiceGridSkeletonProps = {
  /** Number of cards. */
  count: number
}

const skeletonLines = [
  { height: '1rem', width: '6rem' },
  { height: '2rem', width: '65%' },
  { height: '1rem', width: '85%' },
]

/** The grid while the services are loading. */
export const ServiceGridSkeleton = ({ count }: ServiceGridSkeletonProps) => (
  <Grid as="div" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index}>
        <CardSkeleton ratio="4 / 3" lines={skeletonLines} />
      </div>
    ))}
  </Grid>
)

/** How much lower the second column is. */
const STEP = 'clamp(2rem, 7vw, 6rem)'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 6vw, 5.5rem) clamp(1.5rem, 5vw, 5rem);

  /* Only pictures fade: the text stays readable. */
  &[aria-busy='true'] img {
    opacity: 0.45;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    padding-bottom: ${STEP};
    > :only-child {
      margin-bottom: calc(-1 * ${STEP});
    }
    > :nth-child(even) {
      position: relative;
      top: ${STEP};
    }
  }
`
