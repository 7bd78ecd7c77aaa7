import type { ReactNode } from 'react'
import { fireClose, heroEvening, heroQuiet, interiorAc } from '../../assets/pictures/scenes'
import { pictureOfCategory } from '../../assets/pictures/servicePictures'
import type { IconDrawing, Service, ServiceCategory } from '../../cms/content/types'
import { ButtonLink } from '../../components/foundation/Button/Button'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { useShop } from '../../components/foundation/shopContext'
import { QuestionList } from '../../components/services/QuestionList/QuestionList'
import { ContactBand } from '../../components/layout/ContactBand/ContactBand'
import { FramedMedia } from '../../components/media/FramedMedia/FramedMedia'
import { useAnnouncement } from '../../components/foundation/Announcer/announce'
import { isPortrait } from '../../components/media/shape'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { RemoteIcon } from '../../components/media/RemoteIcon/RemoteIcon'
import { RichText } from '../../components/foundation/RichText/RichText'
import { serviceLook } from '../../components/foundation/applianceLook'
import { Section } from '../../components/foundation/Section/Section'
import { VisuallyHidden } from '../../components/foundation/VisuallyHidden/VisuallyHidden'
import { Loading } from '../../components/foundation/Loading/Loading'
import { tariffs } from '../../site/navigation'
import { paths, serviceQuoteHref } from '../../site/paths'
import { common } from '../../site/texts/common'
import { serviceTexts as texts } from '../../site/texts/services'
import { Accented } from '../../components/foundation/Accented/Accented'
import { categoryLink } from './categoryLink'
import { Actions, Aside, CategoryLink, Lead, Sheet, TariffsLink, Text, Waiting } from './ServiceView.styles'
import type { NoRetry, RestState, ViewState } from '../shared/viewState'

type ShownService = {
  service: Service
  /** For a service known from a list, which may have no texts: the state of the rest. */
  rest?: RestState
}

export type ServiceState = ViewState<ShownService, NoRetry>

export type ServiceViewProps = {
  /** The service's category; until it is loaded, the one in the path. */
  category: ServiceCategory | null
  /** Slug or id, as in the path. */
  segment: string
  /** The service, or why it cannot be shown. */
  state: ServiceState
  /** The service's icon; null without one or until it is loaded. */
  icon?: IconDrawing | null
  /** Whether the site says what such a service costs. */
  isPriced?: boolean
  /** What leads on from the service, after its text. */
  related?: ReactNode
}

// On small screens the picture is wider than its frame, which crops it.
const SIZES = '(min-width: 88em) 43rem, (min-width: 64em) 52vw, 110vw'

/** A service's page. "Loading..." stays when there is no service (specification, 8), with links below it. */
export const ServiceView = ({
  category,
  segment,
  state,
  icon = null,
  isPriced = false,
  related,
}: ServiceViewProps) => {
  const look = state.status === 'ready' ? serviceLook(state.service) : undefined
  const isCool = look?.accent === 'cool'
  return (
    <Accented accent={look?.accent}>
      <PageHero
        title={state.status === 'ready' ? state.service.title : texts.fallbackTitle}
        crumbs={[categoryLink(category), { label: segment }]}
        picture={look?.picture ?? (category?.kind === 'sav' ? heroQuiet : fireClose)}
      />
      <BelowTitle>
        <Section>
          {state.status === 'ready' && <ServiceSheet {...state} icon={icon} isPriced={isPriced} />}
          {state.status === 'loading' && <Awaited />}
          {(state.status === 'empty' || state.status === 'error') && <Missing />}
        </Section>
        {related}
        <ContactBand
          title={texts.banner}
          picture={isCool ? interiorAc : heroEvening}
          to={state.status === 'ready' ? serviceQuoteHref(state.service) : undefined}
        />
      </BelowTitle>
    </Accented>
  )
}

const Awaited = () => (
  <Waiting>
    <Loading label={texts.loading} lang="en" isLabelVisible />
  </Waiting>
)

const Missing = () => {
  useAnnouncement(texts.notFound)
  return (
    <Waiting>
      <p lang="en">{texts.loading}</p>
      <p>{texts.notFound}</p>
      <Actions>
        <ButtonLink to={paths.services}>{common.ourServices}</ButtonLink>
        <PhoneButton variant="outline" />
      </Actions>
    </Waiting>
  )
}

type ServiceSheetProps = ShownService & { icon: IconDrawing | null; isPriced: boolean }

const ServiceSheet = ({ service, rest, icon, isPriced }: ServiceSheetProps) => {
  const { label, href } = categoryLink(service.category)
  const hasPortrait = isPortrait(service.image)
  const { phone } = useShop()
  return (
    <Sheet $isPicturePortrait={hasPortrait}>
      <FramedMedia
        media={service.image}
        placeholder={serviceLook(service)?.picture ?? pictureOfCategory(service.category)}
        sizes={SIZES}
        ratio={hasPortrait ? '4 / 5' : '2 / 1'}
        isMain
      />
      <Text>
        <CategoryLink to={href}>
          {label}
          {/* After the text, which does not move when the icon is loaded late. */}
          {icon && <RemoteIcon drawing={icon} />}
        </CategoryLink>
        {/* The hero shows it as the page's title. */}
        <VisuallyHidden as="h2">{service.title}</VisuallyHidden>
        {service.subtitle && <Lead>{service.subtitle}</Lead>}
        {service.contentHtml || rest?.status === 'loading' ? (
          <RichText key={service.id} html={service.contentHtml} topLevel={3} awaited={<Awaited />} />
        ) : (
          rest && <Missing />
        )}
        {service.questions && <QuestionList questions={service.questions} />}
      </Text>
      <Aside $isSticky={!hasPortrait}>
        <p>{texts.callFor}</p>
        <a href={phone.href}>{phone.label}</a>
        {isPriced && <TariffsLink to={tariffs.href}>{common.seeTariffs}</TariffsLink>}
      </Aside>
    </Sheet>
  )
}
