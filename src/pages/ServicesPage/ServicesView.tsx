import { pictureOfCategory } from '../../assets/pictures/servicePictures'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import type { ServiceCategory, ServiceList } from '../../cms/content/types'
import { ButtonLink } from '../../components/foundation/Button/Button'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import { Loading } from '../../components/foundation/Loading/Loading'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { Pagination } from '../../components/foundation/Pagination/Pagination'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { RetryButton } from '../../components/foundation/RetryButton/RetryButton'
import { Section } from '../../components/foundation/Section/Section'
import { WholeListLink } from '../../components/layout/WholeListLink/WholeListLink'
import { ServiceCategoryMenu } from '../../components/services/ServiceCategoryMenu/ServiceCategoryMenu'
import { ServiceGrid, ServiceGridSkeleton } from '../../components/services/ServiceGrid/ServiceGrid'
import { homeLink, servicesLink, tariffs } from '../../site/navigation'
import { paths } from '../../site/paths'
import { common } from '../../site/texts/common'
import { servicesTexts as texts } from '../../site/texts/services'
import { PAGE } from '../../values/pageNumber'
import { Heading, Intro, Lead, Lists, Menu, Pages } from './ServicesView.styles'
import type { Retry, ViewState } from '../shared/viewState'

/** After an error the last list stays (specification, 8), and while another page of it is loading (`isBusy`). */
export type ServicesState = ViewState<
  { list: ServiceList; isBusy: boolean },
  Retry & { list: ServiceList | null }
>

export type ServicesViewProps = {
  /** null for all services. */
  category: ServiceCategory | null
  /** Requested page, from 1. */
  page: number
  /** A page of the list, or why there is none. */
  state: ServicesState
  /** Ref of the heading, which gets the focus when another page of the list is shown. */
  headingRef: Ref<HTMLHeadingElement>
  /** Whether the site says what such services cost. */
  isPriced?: boolean
}

const SKELETON_COUNT = 4

const isUnknown = (category: ServiceCategory | null) => category !== null && category.kind === null

/** The services, all or of one category: cards, pagination, and empty and error states. */
export const ServicesView = ({ category, page, state, headingRef, isPriced = false }: ServicesViewProps) => {
  const base = category ? paths.servicesOf(category.slug) : paths.services
  return (
    <>
      <PageHero
        title={texts.pageTitle}
        crumbs={[homeLink, { label: category?.label ?? servicesLink.label }]}
        picture={pictureOfCategory(category)}
      />
      <Section>
        <Intro>
          <Heading ref={headingRef} tabIndex={-1}>
            {category?.label ?? texts.heading}
          </Heading>
          {!isUnknown(category) && (
            <Lead>
              <p>{category?.kind ? texts.categoryLeads[category.kind] : texts.lead}</p>
              {isPriced && <Link to={tariffs.href}>{common.seeTariffs}</Link>}
            </Lead>
          )}
        </Intro>
        <Menu>
          <ServiceCategoryMenu current={category} />
        </Menu>
        <BelowTitle>
          <Lists $isEmpty={state.status === 'empty' && page === 1}>
            {state.status === 'loading' && (
              <Loading label={texts.loading}>
                <ServiceGridSkeleton count={SKELETON_COUNT} />
              </Loading>
            )}
            {state.status === 'error' && (
              <StateMessage
                title={state.list ? texts.pageUnavailable : texts.unavailable}
                hint={texts.unavailableHint}
              >
                <PhoneButton />
                <RetryButton onRetry={state.onRetry} />
              </StateMessage>
            )}
            {state.status === 'empty' && <None base={base} category={category} isBeyondLast={page > 1} />}
            {(state.status === 'ready' || state.status === 'error') && state.list && (
              <List
                list={state.list}
                base={base}
                page={page}
                isBusy={state.status === 'ready' && state.isBusy}
              />
            )}
          </Lists>
        </BelowTitle>
      </Section>
      <BelowTitle>
        <CallBand
          question={category?.kind ? texts.callQuestions[category.kind] : texts.callQuestion}
          isMainAction
        />
      </BelowTitle>
    </>
  )
}

type NoneProps = { base: string; category: ServiceCategory | null; isBeyondLast: boolean }

const None = ({ base, category, isBeyondLast }: NoneProps) => {
  const none = category ? texts.noneInCategory : texts.none
  return (
    <StateMessage title={isBeyondLast ? texts.beyondLast : none}>
      {isBeyondLast && <ButtonLink to={base}>{texts.firstPage}</ButtonLink>}
      {!isBeyondLast && category && <ButtonLink to={paths.services}>{common.ourServices}</ButtonLink>}
      <PhoneButton variant="outline" />
    </StateMessage>
  )
}

type ListProps = { list: ServiceList; base: string; page: number; isBusy: boolean }

const List = ({ list: { services, pageCount }, base, page, isBusy }: ListProps) => (
  <>
    <ServiceGrid services={services} isBusy={isBusy} />
    <Pages>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number > 1 ? `${base}?${PAGE}=${number}` : base)}
      />
      {pageCount > 1 && <WholeListLink to={paths.allServices}>{common.allServices}</WholeListLink>}
    </Pages>
  </>
)
