import { styled } from 'styled-components'
import type { AppliedFilter } from '../../../catalogue/appliedFilters'
import { filterTexts as texts } from '../../../site/texts/catalogueFilters'
import { media, theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { focusNeighbour, isRepeatedClick } from '../../foundation/focusNeighbour'
import { Icon } from '../../foundation/Icon/Icon'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'

export type AppliedFiltersProps = {
  /** In display order; at least one. */
  filters: AppliedFilter[]
  /** Called to remove one of them; after the last one the caller moves the focus. */
  onRemove: (name: AppliedFilter['name']) => void
  /** Called to remove all of them; the caller moves the focus. */
  onClearAll: () => void
}

/** The filters that are set; pressing one removes it. */
export const AppliedFilters = ({ filters, onRemove, onClearAll }: AppliedFiltersProps) => (
  <Row>
    <Chips role="list" aria-label={texts.appliedFilters}>
      {filters.map(({ name, label }) => (
        <li key={name}>
          <Chip
            type="button"
            onClick={(event) => {
              if (isRepeatedClick(event)) return
              focusNeighbour(event)
              onRemove(name)
            }}
          >
            <span>
              <VisuallyHidden>{texts.removeFilter} </VisuallyHidden>
              {label}
            </span>
            <Icon name="close" />
          </Chip>
        </li>
      ))}
    </Chips>
    {filters.length > 1 && (
      <Button variant="quiet" onClick={onClearAll}>
        {texts.clearAll}
      </Button>
    )}
  </Row>
)

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};

  ${media.print} {
    svg,
    > button {
      display: none;
    }
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  min-width: 0;

  li {
    display: flex;
  }
`

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.target};
  padding: ${theme.space.xxs} ${theme.space.sm};
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
  font-variant-numeric: tabular-nums;
  text-align: start;
  overflow-wrap: anywhere;
  transition:
    background-color ${theme.motion.fast},
    color ${theme.motion.fast};

  svg {
    font-size: 0.85em;
  }
  &:hover {
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
  ${media.finePointer} {
    min-height: ${theme.size.targetFine};
  }
`
