import type { ReactNode } from 'react'
import { winterHouse } from '../../assets/pictures/scenes'
import type { Product } from '../../cms/content/types'
import { ProductGrid, ProductGridSkeleton } from '../../components/catalogue/ProductGrid/ProductGrid'
import type { AreaMapSectionProps } from '../../components/contact/AreaMapSection/AreaMapSection'
import { ServiceArea } from '../../components/contact/ServiceArea/ServiceArea'
import { ButtonLink } from '../../components/foundation/Button/Button'
import { Icon } from '../../components/foundation/Icon/Icon'
import { Loading } from '../../components/foundation/Loading/Loading'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { RetryButton } from '../../components/foundation/RetryButton/RetryButton'
import { useShop } from '../../components/foundation/shopContext'
import { Section } from '../../components/foundation/Section/Section'
import { PowerAnswer, type PowerAnswerProps } from '../../components/heating/PowerAnswer/PowerAnswer'
import { PowerForm, type PowerFormProps } from '../../components/heating/PowerForm/PowerForm'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { homeLink } from '../../site/navigation'
import { mapTexts } from '../../site/texts/map'
import { powerTexts as texts } from '../../site/texts/power'
import { serviceArea } from '../../site/identity'
import {
  Aid,
  AnswerBelow,
  Columns,
  Heading,
  Head,
  Questions,
  Rule,
  StickyAnswer,
  StovesSection,
} from './PowerView.styles'
import type { ViewState } from '../shared/viewState'

/** `href`: the catalogue with the same range. */
export type StovesState = ViewState<{ count: number; products: Product[]; href: string }>

/** The stoves that fit. */
export type FittingStoves = {
  /** The range of their powers, in words. */
  range: string
  /** The stoves, or why none can be shown. */
  state: StovesState
}

export type PowerViewProps = {
  /** The questions, and what the visitor has answered. */
  form: PowerFormProps
  /** The answer, or why there is none yet. */
  result: PowerAnswerProps
  /** Null until there is an answer. */
  stoves: FittingStoves | null
  /** The map of the area that the firm covers. */
  map: AreaMapSectionProps
  /** Beside the map: whether the firm comes to the visitor's commune. */
  question: ReactNode
  /** Below the form: the altitude of the visitor's commune. */
  altitudeQuestion?: ReactNode
  /** Below the questions: the link to the aids. */
  aid?: ReactNode
}

const ANSWER_ID = 'reponse'

/** The power that a home needs: the questions, the answer, the stoves that fit; then whether the firm comes there. */
export const PowerView = ({ form, result, stoves, map, question, altitudeQuestion, aid }: PowerViewProps) => (
  <>
    <PageHero
      title={texts.title}
      subtitle={texts.subtitle}
      crumbs={[homeLink, { label: texts.title }]}
      picture={winterHouse}
    />
    <BelowTitle>
      <Section as="div">
        <Columns>
          <div>
            <Heading>{texts.heading}</Heading>
            <Questions $isPrinted={result.answer !== null}>
              <PowerForm {...form} />
              {altitudeQuestion}
            </Questions>
            {result.answer && (
              <AnswerBelow href={`#${ANSWER_ID}`} data-surface="dark">
                {texts.answerBelow(result.answer.range)}
                <Icon name="chevron" />
              </AnswerBelow>
            )}
            <Rule $isPrinted={result.answer === null}>
              <p>{texts.withoutScript.rule}</p>
              <p>{texts.limits}</p>
              <p>
                {texts.withoutScript.call} <CallLink />
              </p>
            </Rule>
            <Aid>{aid}</Aid>
          </div>
          <StickyAnswer id={ANSWER_ID} $isPrinted={result.answer !== null}>
            <PowerAnswer {...result} />
          </StickyAnswer>
        </Columns>
      </Section>
      {stoves && <Stoves {...stoves} />}
      <ServiceArea map={map} isContinued>
        <Heading>{mapTexts.heading}</Heading>
        <p>{serviceArea.towns.join(', ')}.</p>
        {question}
      </ServiceArea>
    </BelowTitle>
  </>
)

const CallLink = () => {
  const { phone } = useShop()
  return <a href={phone.href}>{phone.label}</a>
}

const Stoves = ({ range, state }: FittingStoves) => (
  <StovesSection tabIndex={-1}>
    <Head>
      <Heading>{texts.stoves.heading(range)}</Heading>
      {state.status === 'ready' && <p>{texts.stoves.count(state.count)}</p>}
    </Head>
    {state.status === 'loading' && (
      <Loading label={texts.stoves.loading}>
        <ProductGridSkeleton count={3} />
      </Loading>
    )}
    {state.status === 'error' && (
      <StateMessage title={texts.stoves.unavailable} hint={texts.stoves.unavailableHint}>
        <PhoneButton />
        <RetryButton onRetry={state.onRetry} />
      </StateMessage>
    )}
    {state.status === 'empty' && (
      <StateMessage title={texts.stoves.none} hint={texts.stoves.noneHint}>
        <PhoneButton />
      </StateMessage>
    )}
    {state.status === 'ready' && (
      <>
        <ProductGrid products={state.products} />
        <ButtonLink variant="outline" to={state.href}>
          {texts.stoves.seeAll(state.count)}
          <Icon name="arrow" />
        </ButtonLink>
      </>
    )}
  </StovesSection>
)
