import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { BrandBar, type BrandBarProps } from '../BrandBar/BrandBar'
import { CategoryTabs, type CategoryTabsProps } from '../CategoryTabs/CategoryTabs'
import { FilterDrawer } from '../FilterDrawer/FilterDrawer'
import { PowerFilter, type PowerFilterProps } from '../PowerFilter/PowerFilter'

export type CatalogueControlsProps = {
  /** The category tabs, always visible. */
  categories: CategoryTabsProps
  /** The power filter, in a drawer on a small screen. */
  power: PowerFilterProps
  /** The brands, in a drawer on a small screen. */
  brands: BrandBarProps
}

/** The catalogue's filters in one band; on a small screen power and brands fold into a drawer. */
export const CatalogueControls = ({ categories, power, brands }: CatalogueControlsProps) => (
  <Band>
    <CategoryTabs {...categories} />
    <Inline>
      <PowerFilter {...power} />
      <BrandBar {...brands} />
    </Inline>
    <FilterDrawer power={power} brands={brands} />
  </Band>
)

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
  ${media.withoutScripts} {
    display: none;
  }
`

const Inline = styled.div`
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
