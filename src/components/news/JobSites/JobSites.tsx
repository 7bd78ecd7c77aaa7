import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PlacedVillage } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { newsTexts as texts } from '../../../site/texts/news'
import { media, notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { useIsHydrated } from '../../../hooks/useIsHydrated'
import { lazyModule, useLazyModule } from '../../../hydration/lazy/lazyModule'
import { continued, Section } from '../../foundation/Section/Section'

export type JobSitesProps = {
  /** In display order; those with a place are numbered on the map. */
  villages: readonly PlacedVillage[]
}

const lazyMap = lazyModule(async () => (await import('../../contact/AreaMap/AreaMap')).AreaMap)

const isPlaced = (village: PlacedVillage): village is Required<PlacedVillage> => village.place !== undefined

/** Where the firm has worked: its jobs by village, and the villages on a map; nothing without any. */
export const JobSites = ({ villages }: JobSitesProps) => {
  const placed = villages.filter(isPlaced)
  const inOrder = [...placed, ...villages.filter((village) => !isPlaced(village))]
  // The map would be half of the page's HTML.
  const isMapShown = useIsHydrated()
  const { code: AreaMap } = useLazyModule(lazyMap, isMapShown && placed.length > 0)
  if (villages.length === 0) return null
  return (
    <Columns>
      <div>
        <h2>{texts.jobsByVillage}</h2>
        <Villages role="list">
          {inOrder.map(({ name, jobs }, index) => (
            <Row key={name} $hasNumbers={placed.length > 0}>
              {index < placed.length && <MapNumber aria-hidden="true">{index + 1}</MapNumber>}
              <div>
                <Name>{name}</Name>
                {jobs.map(({ slug, title, duration }) => (
                  <Job key={slug}>
                    <Link to={paths.article(slug)}>{title}</Link>
                    {duration && <span>{duration}</span>}
                  </Job>
                ))}
              </div>
            </Row>
          ))}
        </Villages>
      </div>
      {placed.length > 0 && (
        <MapFrame>
          {isMapShown && AreaMap && (
            <AreaMap numbered={placed.map(({ name, place }) => ({ name, ...place }))} />
          )}
        </MapFrame>
      )}
    </Columns>
  )
}

const Columns = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl} clamp(3rem, 7vw, 6.5rem);
  align-items: start;

  ${continued}
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
  ${media.print} {
    display: block;
  }
`

const Villages = styled.ul`
  margin-top: ${theme.space.lg};
`

const Row = styled.li<{ $hasNumbers: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasNumbers }) => $hasNumbers && '2rem'} minmax(0, 1fr);
  gap: ${theme.space.sm};
  padding-block: ${theme.space.md};
  border-top: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;

  > :last-child {
    grid-column: -2;
  }
`

/** As on the map. */
const MapNumber = styled.span`
  display: grid;
  place-items: center;
  width: 1.8rem;
  height: 1.8rem;
  border-radius: 50%;
  background: ${theme.palette.brise};
  color: ${theme.palette.chalk};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.bold};
  font-variant-numeric: tabular-nums;
`

const Name = styled.h3`
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.tab}/1.35 ${theme.font.display};
`

const Job = styled.p`
  a {
    display: inline-block;
    padding-block: ${theme.space.xs};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  span {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
  }
`

const MapFrame = styled.div`
  aspect-ratio: 1;
  background: ${theme.palette.linen};
  border-radius: ${theme.radius.small};
  overflow: hidden;

  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.headerSticky} + ${theme.space.lg});
  }
  ${scriptsOnly}
  ${notPrinted}
`
