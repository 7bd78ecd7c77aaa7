import type { ReactNode } from 'react'
import { showroom } from '../../assets/pictures/scenes'
import type { EmptyReason } from '../../catalogue/filters'
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
import type { Retry, ViewState } from '../shared/viewState'
import { Applied, Count, Heading, Results, Sort, Top } from './CatalogueView.styles'

type FoundProducts = {
  /** The products shown. */
  products: Product[]
  /** How many match the filters, shown or not. */
  total: number
  /** What was asked for last, while it is not shown. */
  rest?: 'loading' | 'error'
  /** Called to show the next step of products, or to read again what could not be. */
  onShowMore: () => void
}

type NothingFound = {
  /** Why no product is found. */
  reason: EmptyReason
  /** What relaxing a single filter would find. */
  suggestions: Suggestion[]
  /** Called to remove all filters. */
  onClearFilters: () => void
}

export type CatalogueState = ViewState<FoundProducts, Retry, NothingFound>

export type CatalogueViewProps = {
  /** What the filters find, or why there is nothing to show. */
  state: CatalogueState
  /** Search, filters and sort order. */
  controls: CatalogueControlsProps
  /** The filters that are set besides the category, which the tabs show, each with a button that removes it. */
  applied: AppliedFiltersProps
  /** As of `ProductGrid`. */
  actionOf?: (product: Product) => ReactNode
  /** Below the results: the products chosen to be compared. */
  tray?: ReactNode
}

/** The catalogue: filters, cards, and empty and error states. */
export const CatalogueView = ({ state, controls, applied, actionOf, tray }: CatalogueViewProps) => {
  const isKnown = state.status === 'empty' || state.status === 'ready'
  const isCatalogueEmpty = state.status === 'empty' && state.reason === 'emptyCatalogue'
  const shownCount = state.status === 'ready' ? state.products.length : 0
  const [region, focusAfter] = useShowMoreFocus<HTMLElement>(shownCount)
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
            {isKnown && (
              <Sort>
                <SortSelect {...controls.sort} />
              </Sort>
            )}
            <CatalogueControls {...controls} />
            <Count>
              {isKnown ? countsOf(state).map((count) => <span key={count}>{count}</span>) : '\u00a0'}
            </Count>
          </Top>
          <Results ref={region} tabIndex={-1} aria-label={texts.results} $isEmpty={isCatalogueEmpty}>
            {state.status === 'loading' && (
              <Loading label={texts.loading}>
                <ProductGridSkeleton count={CARDS_PER_STEP} />
              </Loading>
            )}
            {state.status === 'error' && (
              <StateMessage title={texts.unavailable} hint={texts.unavailableHint}>
                <PhoneButton />
                <RetryButton onRetry={state.onRetry} />
              </StateMessage>
            )}
            {isKnown && (
              <KnownResults
                state={state}
                applied={applied}
                actionOf={actionOf}
                focusResults={() => region.current?.focus({ preventScroll: true })}
                focusAfter={focusAfter}
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

type KnownState = Extract<CatalogueState, { status: 'empty' | 'ready' }>

/** How many products are found and, when those are fewer, shown. */
const countsOf = (state: KnownState) => {
  if (state.status === 'empty') return [texts.count(0)]
  const { products, total } = state
  return [texts.count(total), ...(products.length < total ? [texts.shown(products.length, total)] : [])]
}

type KnownResultsProps = Pick<CatalogueViewProps, 'applied' | 'actionOf'> & {
  state: KnownState
  focusResults: () => void
  focusAfter: (showMore: () => void) => void
}

const KnownResults = ({ state, applied, actionOf, focusResults, focusAfter }: KnownResultsProps) => {
  useAnnouncement(countsOf(state).join(', '))
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
      {state.status === 'empty' ? (
        <StateMessage title={texts[state.reason]}>
          {state.reason !== 'emptyCatalogue' && (
            <>
              <RelaxSuggestions
                suggestions={state.suggestions.map((one) => ({ ...one, onApply: focusing(one.onApply) }))}
              />
              <Button variant="outline" onClick={focusing(state.onClearFilters)}>
                {texts.clear}
              </Button>
            </>
          )}
        </StateMessage>
      ) : (
        <ProductGrid
          products={state.products}
          actionOf={actionOf}
          after={
            state.products.length < state.total && (
              <ShowMore
                rest={state.rest}
                loadingLabel={texts.loading}
                onShowMore={() => focusAfter(state.onShowMore)}
                wholeList={{ label: common.allProducts, href: paths.allProducts }}
              />
            )
          }
        />
      )}
    </>
  )
}
