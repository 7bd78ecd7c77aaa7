import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { common } from '../../../site/texts/common'
import { theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { Drawer } from '../../foundation/Drawer/Drawer'
import { BrandBar, type BrandBarProps } from '../BrandBar/BrandBar'
import { PowerFilter, type PowerFilterProps } from '../PowerFilter/PowerFilter'
import { SortSelect, type SortSelectProps } from '../SortSelect/SortSelect'
import { TypeFilter, type TypeFilterProps } from '../TypeFilter/TypeFilter'

/** What a small screen folds into the drawer. */
export type FoldedFilters = {
  /** The order of the list. */
  sort: SortSelectProps
  /** The type filter. */
  type: TypeFilterProps
  /** The power filter. */
  power: PowerFilterProps
  /** The brands. */
  brands: BrandBarProps
  /** How many products the filters find; undefined until it is known. */
  total?: number
}

export type FilterPanelProps = FoldedFilters & {
  /** Whether it is open. */
  isOpen: boolean
  /** Called by whatever closes it. */
  onClose: () => void
}

/**
 * The drawer of the filters. Its one button applies a power that is typed; else it says how many products wait behind
 * it.
 */
export const FilterPanel = ({ sort, type, power, brands, total, isOpen, onClose }: FilterPanelProps) => {
  // A power that is typed and not applied will change the number of products.
  const [isPowerTyped, setPowerTyped] = useState(false)
  const powerFormId = useId()
  const seeResults = total === undefined ? texts.seeResults : texts.seeCount(total)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={texts.filters}
      closeLabel={common.close}
      surface="light"
      isTitled
    >
      <Lists>
        <SortSelect {...sort} />
        <TypeFilter {...type} />
      </Lists>
      <BrandBar {...brands} />
      <div
        onInput={() => setPowerTyped(true)}
        onSubmit={() => setPowerTyped(false)}
        onReset={() => setPowerTyped(false)}
      >
        <PowerFilter {...power} formId={powerFormId} onValid={onClose} />
      </div>
      <Footer>
        <Button type="submit" form={powerFormId}>
          {isPowerTyped ? texts.apply : seeResults}
        </Button>
      </Footer>
    </Drawer>
  )
}

/** At the bottom of the drawer, whatever its content. */
const Footer = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  margin-top: auto;
  margin-bottom: calc(-1 * ${theme.space.xxl});
  padding-block: ${theme.space.md} ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
`

const Lists = styled.div`
  display: grid;
  gap: ${theme.space.lg};

  > * {
    max-width: none;
  }
`
