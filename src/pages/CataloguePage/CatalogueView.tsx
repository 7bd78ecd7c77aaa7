import type { ReactNode } from 'react'
import { showroom } from '../../assets/pictures/scenes'
import type { Product } from '../../cms/content/types'
import { useAnnouncement } from '../../components/foundation/Announcer/announce'
import { Button } from '../../components/foundation/Button/Button'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import {
  CatalogueControls,
  type CatalogueControlsProps,
} from '../../components/catalogue/CatalogueControls/CatalogueControls'
import {
  AppliedFilters,
  type AppliedFiltersProps,
} from '../../components/catalogue/AppliedFilters/AppliedFilters'
import {
  RelaxSuggestions,
  type Suggestion,
} from '../../components/catalogue/RelaxSuggestions/RelaxSuggestions'
import { SortSelect } from '../../components/catalogue/SortSelect/SortSelect'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { ProductGrid, ProductGridSkeleton } from '../../components/catalogue/ProductGrid/ProductGrid'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { RetryButton } from '../../components/foundation/RetryButton/RetryButton'
import { Section } from '../../components/foundation/Section/Section'
import { lookOf } from '../../components/foundation/applianceLook'
import { ShowMore } from '../../components/foundation/ShowMore/ShowMore'
import { Loading } from '../../components/foundation/Loading/Loading'
import { CARDS_PER_STEP } from '../../site/limits'
import { homeLink, powerHelp } from '../../site/navigation'
import { paths } from '../../site/paths'
import { catalogueTexts as texts } from '../../site/texts/catalogue'
import { productTexts } from '../../site/texts/product'
import { common } from '../../site/texts/common'
import { Accented } from '../../components/foundation/Accented/Accented'
import { useShowMoreFocus } from '../shared/useShowMoreFocus'
import { Applied, Count, Heading, Results, Sort, Top } from './CatalogueView.styles'

export type CatalogueResults = {
  /** The products shown. */
  products: Product[]
  /** How many match the filters, shown or not. */
  total: number
  /** Whether more were asked for, which are still loading. */
  isMoreAwaited: boolean
  /** Whether the catalogue has no product at all, whatever the filters. */
  isCatalogueEmpty: boolean
  /** Whether the smallest power asked for is above the largest: no product can match. */
  isPowerRangeInverted: boolean
  /** The filters that are set besides the category, which the tabs show, each with a button that removes it. */
  applied: AppliedFiltersProps
  /** What relaxing a single filter would find; empty unless no product matches. */
  suggestions: Suggestion[]
  /** Called to show the next step of products. */
  onShowMore: () => void
  /** Called to remove all filters. */
  onClearFilters: () => void
}

export type CatalogueViewProps = {
  /** The state of the list of products; without a match it is `ready` too. */
  status: 'loading' | 'error' | 'ready'
  /** Search, filters and sort order. */
  controls: CatalogueControlsProps
  /** What the filters find, and what leads on from it. */
  results: CatalogueResults
  /** Called to read the products again after an error. */
  onRetry: () => void
  /** As of `ProductGrid`. */
  actionOf?: (product: Product) => ReactNode
  /** Below the results: the products chosen to be compared. */
  tray?: ReactNode
}

/** The catalogue: filters, cards, and empty and error states. */
export const CatalogueView = ({ status, controls, results, onRetry, actionOf, tray }: CatalogueViewProps) => {
  const [region, showMore] = useShowMoreFocus<HTMLElement>(results.products.length, results.onShowMore)
  const focusResults = () => region.current?.focus({ preventScroll: true })
  const look = lookOf([controls.categories.selected ?? ''])
  return (
    <Accented accent={look?.accent}>
      <PageHero
        title={texts.pageTitle}
        crumbs={[homeLink, { label: texts.pageTitle }]}
        picture={look?.picture ?? showroom}
      />
      <BelowTitle>
        <Section>
          <Top>
            <Heading>
              <span>{texts.eyebrow}</span> {texts.heading}
            </Heading>
            {status === 'ready' && (
              <Sort>
                <SortSelect {...controls.sort} />
              </Sort>
            )}
            <CatalogueControls {...controls} />
            <Count>
              {status === 'ready'
                ? countsOf(results).map((count) => <span key={count}>{count}</span>)
                : '\u00a0'}
            </Count>
          </Top>
          <Results ref={region} tabIndex={-1} aria-label={texts.results} $isEmpty={results.isCatalogueEmpty}>
            {status === 'loading' && (
              <Loading label={texts.loading}>
                <ProductGridSkeleton count={CARDS_PER_STEP} />
              </Loading>
            )}
            {status === 'error' && (
              <StateMessage title={texts.unavailable} hint={texts.unavailableHint}>
                <PhoneButton />
                <RetryButton onRetry={onRetry} />
              </StateMessage>
            )}
            {status === 'ready' && (
              <ReadyResults
                results={{ ...results, onShowMore: showMore }}
                actionOf={actionOf}
                focusResults={focusResults}
              />
            )}
          </Results>
          {tray}
        </Section>
        {controls.power.hasHelp === false ? (
          <CallBand question={productTexts.airConditioningQuestion} />
        ) : (
          <CallBand question={productTexts.callQuestion} link={powerHelp} />
        )}
      </BelowTitle>
    </Accented>
  )
}

const emptyTitle = ({ isCatalogueEmpty, isPowerRangeInverted }: CatalogueResults) => {
  if (isCatalogueEmpty) return texts.emptyCatalogue
  return isPowerRangeInverted ? texts.inverted : texts.none
}

/** How many products are found and, when those are fewer, shown. */
const countsOf = ({ products, total }: CatalogueResults) => [
  texts.count(total),
  ...(products.length < total ? [texts.shown(products.length, total)] : []),
]

type ReadyResultsProps = Pick<CatalogueViewProps, 'results' | 'actionOf'> & { focusResults: () => void }

const ReadyResults = ({ results, actionOf, focusResults }: ReadyResultsProps) => {
  const { products, total, isCatalogueEmpty, applied, suggestions, onShowMore, onClearFilters } = results
  useAnnouncement(countsOf(results).join(', '))
  /** For a button that disappears when pressed. */
  const focusing = (act: () => void) => () => {
    focusResults()
    act()
  }
  return (
    <>
      {applied.filters.length > 0 && (
        <Applied>
          <AppliedFilters
            filters={applied.filters}
            onRemove={(name) => {
              // The focus moves to another chip while there is one.
              if (applied.filters.length === 1) focusResults()
              applied.onRemove(name)
            }}
            onClearAll={focusing(applied.onClearAll)}
          />
        </Applied>
      )}
      {total === 0 ? (
        <StateMessage title={emptyTitle(results)}>
          {!isCatalogueEmpty && (
            <>
              <RelaxSuggestions
                suggestions={suggestions.map(({ label, onApply }) => ({ label, onApply: focusing(onApply) }))}
              />
              <Button variant="outline" onClick={focusing(onClearFilters)}>
                {texts.clear}
              </Button>
            </>
          )}
        </StateMessage>
      ) : (
        <>
          <ProductGrid
            products={products}
            actionOf={actionOf}
            after={
              products.length < total && (
                <ShowMore
                  onShowMore={onShowMore}
                  wholeList={{ label: common.allProducts, href: paths.allProducts }}
                />
              )
            }
          />
          {results.isMoreAwaited && <Loading label={texts.loading} isLabelVisible />}
        </>
      )}
    </>
  )
}
