import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { lazyModule, useLazyModule } from '../../../hydration/lazyModule'
import { common } from '../../../site/texts/common'
import { media, theme } from '../../../theme/theme'
import { Button } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'
import { BrandBar, type BrandBarProps } from '../BrandBar/BrandBar'
import { PowerFilter, type PowerFilterProps } from '../PowerFilter/PowerFilter'

export type FilterDrawerProps = {
  /** The power filter. */
  power: PowerFilterProps
  /** The brands. */
  brands: BrandBarProps
}

/** 1 KB, and a file, that the first visit can do without. */
const lazyDrawer = lazyModule(async () => (await import('../../foundation/Drawer/Drawer')).Drawer)

/** On a small screen, power and brands in a drawer, and the button that opens it. */
export const FilterDrawer = ({ power, brands }: FilterDrawerProps) => {
  // Once opened, the drawer keeps its fields mounted: what was typed and not applied yet is not lost.
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const { code: Drawer, load } = useLazyModule(lazyDrawer, false)
  const powerFormId = useId()
  const open = () => {
    load()
    setState('open')
  }
  const close = () => setState('closed')
  const isPowerSet = power.applied.min !== null || power.applied.max !== null
  const activeCount = Number(isPowerSet) + Number(brands.selected !== null)
  return (
    <>
      <Opener>
        <Button variant="outline" aria-haspopup="dialog" onClick={open}>
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
      {state !== 'never opened' && Drawer && (
        <Drawer
          isOpen={state === 'open'}
          onClose={close}
          label={texts.filters}
          closeLabel={common.close}
          surface="light"
        >
          <PowerFilter {...power} formId={powerFormId} onValid={close} />
          <BrandBar {...brands} />
          {/* What is typed counts, applied or not. */}
          <Button type="submit" form={powerFormId}>
            {texts.seeResults}
          </Button>
        </Drawer>
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
  }
`

const Badge = styled.span`
  min-width: 1.5em;
  padding: 0 0.4em;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.ember};
  color: ${theme.palette.paper};
  font-variant-numeric: tabular-nums;
`
