import { styled } from 'styled-components'
import { waiting } from '../../../hydration/address/markQuery'
import { media, notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { BrandBar, type BrandBarProps } from '../BrandBar/BrandBar'
import { CategoryTabs, type CategoryTabsProps } from '../CategoryTabs/CategoryTabs'
import { FilterDrawer, type FilterDrawerProps } from '../FilterDrawer/FilterDrawer'
import { PowerFilter } from '../PowerFilter/PowerFilter'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField'
import { TypeFilter } from '../TypeFilter/TypeFilter'

export type CatalogueControlsProps = FilterDrawerProps & {
  /** The category tabs. */
  categories: CategoryTabsProps
  /** The text search. */
  search: SearchFieldProps
  /** The brands. */
  brands: BrandBarProps
}

const TYPE_WIDTH = '11.5rem'
const POWER_WIDTH = '34rem'

/** The catalogue's filters; on a small screen all but the tabs and the search fold into a drawer. */
export const CatalogueControls = ({ categories, search, ...folded }: CatalogueControlsProps) => (
  <Band>
    <CategoryTabs {...categories} />
    <Fields>
      <SearchField {...search} />
      <Wide $flex={`0 1 ${POWER_WIDTH}`}>
        <PowerFilter {...folded.power} />
      </Wide>
      {/* Last, because not every category has types: nothing moves when there are none. */}
      <Wide $flex={`0 0 ${TYPE_WIDTH}`}>
        <TypeFilter {...folded.type} />
      </Wide>
      <FilterDrawer {...folded} />
    </Fields>
    <Brands $flex="0 1 auto">
      <BrandBar {...folded.brands} />
    </Brands>
  </Band>
)

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  padding-bottom: ${theme.space.md};
  border-bottom: 1px solid ${theme.color.hairline};
  ${media.laptop} {
    gap: ${theme.space.sm};
    padding-bottom: ${theme.space.xs};
  }
  ${notPrinted}
  ${scriptsOnly}
`

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.md} ${theme.space.sm};

  ${media.desktop} {
    column-gap: ${theme.space.lg};
    flex-wrap: nowrap;
    align-items: flex-start;

    /* What the others leave: they are not there yet while the page is being read. */
    > form {
      flex: 0 0 max(11rem, 100% - ${TYPE_WIDTH} - ${POWER_WIDTH} - 2 * ${theme.space.lg});
    }
  }
`

const Wide = styled.div<{ $flex: string }>`
  display: none;
  flex: ${({ $flex }) => $flex};

  ${media.desktop} {
    display: block;

    &:empty {
      display: none;
    }
  }
`

/** Which brands the category of the address has is not known at once. */
const Brands = styled(Wide)`
  ${waiting} & {
    visibility: hidden;
  }
`
