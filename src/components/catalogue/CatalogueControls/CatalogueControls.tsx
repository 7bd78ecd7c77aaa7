import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { catalogueTexts as texts } from '../../../site/texts/catalogue'
import { common } from '../../../site/texts/common'
import { media, theme } from '../../../theme/theme'
import { BrandBar, type BrandBarProps } from '../BrandBar/BrandBar'
import { Button } from '../../foundation/Button/Button'
import { CategoryTabs, type CategoryTabsProps } from '../CategoryTabs/CategoryTabs'
import { Icon } from '../../foundation/Icon/Icon'
import { PowerFilter, type PowerFilterProps } from '../PowerFilter/PowerFilter'
import { lazyModule, useLazyModule } from '../../../hydration/lazyModule'

/** Only a small screen needs it, and not before it is opened. */
const lazyDrawer = lazyModule(async () => (await import('../../foundation/Drawer/Drawer')).Drawer)

export type CatalogueControlsProps = {
  /** The category tabs, always visible. */
  categories: CategoryTabsProps
  /** The power filter, in a drawer on a small screen. */
  power: PowerFilterProps
  /** The brands, in a drawer on a small screen. */
  brands: BrandBarProps
}

/** The catalogue's filters in one band; on a small screen power and brands fold into a drawer. */
export const CatalogueControls = ({ categories, power, brands }: CatalogueControlsProps) => {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  // Once opened, the drawer keeps its fields mounted: what was typed and not applied yet is not lost.
  const [wasOpened, setOpened] = useState(false)
  const { code: Drawer, load: loadDrawer } = useLazyModule(lazyDrawer, false)
  const activeCount = Number(power.min !== null || power.max !== null) + Number(brands.selected !== null)
  const open = () => {
    loadDrawer()
    setOpened(true)
    setDrawerOpen(true)
  }
  const close = () => setDrawerOpen(false)
  const powerForm = useId()
  return (
    <Band>
      <CategoryTabs {...categories} />
      <Wide>
        <PowerFilter {...power} />
        <BrandBar {...brands} />
      </Wide>
      <Small>
        <Button variant="outline" aria-haspopup="dialog" onClick={open}>
          <Icon name="filter" />
          {texts.filters}
          {activeCount > 0 && (
            <Badge role="img" aria-label={texts.activeFilters(activeCount)}>
              {activeCount}
            </Badge>
          )}
        </Button>
      </Small>
      {/* Not inside `Small`, which a wide screen hides: a rotated tablet must still be able to close it. */}
      {wasOpened && Drawer && (
        <Drawer
          isOpen={isDrawerOpen}
          onClose={close}
          label={texts.filters}
          closeLabel={common.close}
          surface="light"
        >
          <PowerFilter {...power} formId={powerForm} onValid={close} />
          <BrandBar {...brands} />
          {/* What is typed counts, applied or not; with an invalid bound the drawer stays open and says so. */}
          <Button type="submit" form={powerForm}>
            {texts.seeResults}
          </Button>
        </Drawer>
      )}
    </Band>
  )
}

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  padding-bottom: ${theme.space.md};
  border-bottom: 1px solid ${theme.color.hairline};
  ${media.print} {
    display: none;
  }
  /* Without scripts the filters could do nothing. */
  @media (scripting: none) {
    display: none;
  }
`

const Wide = styled.div`
  display: none;
  ${media.desktop} {
    display: grid;
    grid-template-columns: fit-content(66%) minmax(0, 1fr);
    align-items: end;
    gap: ${theme.space.lg} clamp(2rem, 5vw, 5rem);

    /* Many brands take several lines: the bounds stay above the first. */
    > :first-child {
      align-self: start;
    }
  }
`

const Small = styled.div`
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
