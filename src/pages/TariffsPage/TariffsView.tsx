import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { maintenance } from '../../assets/pictures/scenes'
import type { Tariffs } from '../../cms/content/types'
import { ButtonLink } from '../../components/foundation/Button/Button'
import { FactTable, type Fact } from '../../components/foundation/FactTable/FactTable'
import { Icon } from '../../components/foundation/Icon/Icon'
import { Loading } from '../../components/foundation/Loading/Loading'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { Section } from '../../components/foundation/Section/Section'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { common } from '../../site/texts/common'
import { tariffsTexts as texts } from '../../site/texts/tariffs'
import { Actions, Aside, Columns, Notes, OnRequest, Prices } from './TariffsView.styles'
import type { NoRetry, ViewState } from '../shared/viewState'

/** `empty`: the backend says no price. */
export type TariffsState = ViewState<{ tariffs: Tariffs }, NoRetry>

export type TariffsViewProps = {
  /** The prices, or why there are none. */
  state: TariffsState
  /** On paper: where the prices are kept up to date. */
  address?: ReactNode
}

/** What a repair costs: an hour, the call-out, the quote and the usual services; or how to ask. */
export const TariffsView = ({ state, address }: TariffsViewProps) => (
  <>
    <PageHero
      title={texts.title}
      subtitle={texts.subtitle}
      crumbs={[homeLink, { label: texts.title }]}
      picture={maintenance}
    />
    <BelowTitle>
      <Section as="div">
        {state.status === 'loading' && <Loading label={texts.loading} isLabelVisible />}
        {state.status === 'error' && (
          <StateMessage title={texts.unavailable} hint={texts.unavailableHint}>
            <Reach />
          </StateMessage>
        )}
        {state.status === 'empty' && (
          <OnRequest>
            <h2>{texts.onRequest}</h2>
            <p>{texts.onRequestHint}</p>
            <Actions>
              <Reach />
            </Actions>
          </OnRequest>
        )}
        {state.status === 'ready' && <PriceList tariffs={state.tariffs} address={address} />}
      </Section>
      <CallBand question={texts.callQuestion} isMainAction />
    </BelowTitle>
  </>
)

const Reach = () => (
  <>
    <PhoneButton />
    <ButtonLink variant="outline" to={paths.contact}>
      {common.contactUs}
    </ButtonLink>
  </>
)

/** Without those that the owner left empty. */
const factsOf = ({ hourlyRate, timeCount, callOut, quote }: Tariffs): Fact[] =>
  [
    { name: texts.hourlyRate, value: hourlyRate },
    { name: texts.timeCount, value: timeCount },
    { name: texts.callOut, value: callOut },
    { name: texts.quote, value: quote },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))

type PriceListProps = { tariffs: Tariffs; address: ReactNode }

const PriceList = ({ tariffs, address }: PriceListProps) => {
  const { services, vat } = tariffs
  const facts = factsOf(tariffs)
  return (
    <Columns>
      {facts.length > 0 && (
        <Prices>
          <h2>{texts.visit}</h2>
          <FactTable facts={facts} />
        </Prices>
      )}
      {services.length > 0 && (
        <Prices>
          <h2>{texts.services}</h2>
          <FactTable facts={services.map(({ name, price }) => ({ name, value: price }))} />
        </Prices>
      )}
      <Notes>
        {vat && <p>{vat}</p>}
        <Aside>
          {address}
          <p>{texts.project}</p>
          <ButtonLink to={paths.contact}>
            {common.contactUs}
            <Icon name="arrow" />
          </ButtonLink>
          <Link to={`${paths.legal}#mediation`}>{texts.mediation}</Link>
        </Aside>
      </Notes>
    </Columns>
  )
}
