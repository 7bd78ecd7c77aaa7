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

export type FoldedFilters = {
  /** The order of the list. */
  sort: SortSelectProps
  /** The type filter. */
  type: TypeFilterProps
  /** The power filter. */
  power: PowerFilterProps
  /** The brands. */
  brands: BrandBarProps
  /** How many products the filters find; undefined while loading. */
  total?: number
}

export type FilterPanelProps = FoldedFilters & {
  /** Whether it is open. */
  isOpen: boolean
  /** Called to close it. */
  onClose: () => void
}

/** The drawer of the filters; its button applies a typed power, or shows the number of products. */
export const FilterPanel = ({ sort, type, power, brands, total, isOpen, onClose }: FilterPanelProps) => {
  // A typed power that is not applied yet will change the number of products.
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
