import { useState } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { media, theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { FIELD_HEIGHT } from '../../foundation/controlLook'
import { Icon } from '../../foundation/Icon/Icon'
import { FilterPanel, type FoldedFilters } from './FilterPanel'

export type FilterDrawerProps = FoldedFilters

/** On a small screen, the drawer of the filters and the button that opens it. */
export const FilterDrawer = (props: FilterDrawerProps) => {
  const { type, power, brands } = props
  // Once opened, the drawer stays mounted: what was typed and not applied is not lost.
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const isPowerSet = power.applied.min !== null || power.applied.max !== null
  const activeCount = [isPowerSet, brands.selected !== null, type.selected !== null].filter(Boolean).length
  return (
    <>
      <Opener>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setState('open')}>
          <Icon name="filter" />
          {texts.filters}
          {activeCount > 0 && (
            <Badge role="img" aria-label={texts.activeFilters(activeCount)}>
              {activeCount}
            </Badge>
          )}
        </Button>
      </Opener>
      {/* Not inside `Opener`, which a wide screen hides: a rotated tablet must still be able to close it. */}
      {state !== 'never opened' && (
        <FilterPanel {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}

const Opener = styled.div`
  ${media.desktop} {
    display: none;
  }
  > button {
    width: 100%;
    min-height: ${FIELD_HEIGHT};
    /* Beside the search, also with the number of filters on a small phone. */
    padding-inline: ${theme.space.sm};
  }
`

const Badge = styled.span`
  min-width: 1.5em;
  padding: 0 0.4em;
  border-radius: ${theme.radius.small};
  background: ${theme.color.action};
  color: ${theme.palette.paper};
  font-variant-numeric: tabular-nums;
`
