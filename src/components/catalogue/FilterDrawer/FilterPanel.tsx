import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { common } from '../../../site/texts/common'
import { theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { Drawer } from '../../foundation/Drawer/Drawer'
import { BrandBar } from '../BrandBar/BrandBar'
import { PowerFilter } from '../PowerFilter/PowerFilter'
import { SortSelect } from '../SortSelect/SortSelect'
import { TypeFilter } from '../TypeFilter/TypeFilter'
import type { FilterDrawerProps } from './FilterDrawer'

export type FilterPanelProps = FilterDrawerProps & {
  /** Whether it is open. */
  isOpen: boolean
  /** Called by whatever closes it. */
  onClose: () => void
}

/** The drawer of the filters. Its last button says how many products wait behind it. */
export const FilterPanel = ({ sort, type, power, brands, total, isOpen, onClose }: FilterPanelProps) => {
  // A power that is typed and not applied will change the number of products.
  const [isPowerTyped, setPowerTyped] = useState(false)
  const powerFormId = useId()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label={texts.filters} closeLabel={common.close} surface="light">
      <Lists>
        <SortSelect {...sort} />
        <TypeFilter {...type} />
      </Lists>
      <div
        onInput={() => setPowerTyped(true)}
        onSubmit={() => setPowerTyped(false)}
        onReset={() => setPowerTyped(false)}
      >
        <PowerFilter {...power} formId={powerFormId} onValid={onClose} />
      </div>
      <BrandBar {...brands} />
      {/* What is typed counts, applied or not. */}
      <Button type="submit" form={powerFormId}>
        {total === undefined || isPowerTyped ? texts.seeResults : texts.seeCount(total)}
      </Button>
    </Drawer>
  )
}

const Lists = styled.div`
  display: grid;
  gap: ${theme.space.lg};

  > * {
    max-width: none;
  }
`
