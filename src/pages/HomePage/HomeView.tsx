import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { install, maintenance, pelletAlarm, showroom } from '../../assets/pictures/scenes'
import type { Partner } from '../../cms/content/types'
import type { AreaMapSectionProps } from '../../components/contact/AreaMapSection/AreaMapSection'
import { ProofRow } from '../../components/contact/ProofRow/ProofRow'
import { Reviews } from '../../components/home/Reviews/Reviews'
import { ServiceArea } from '../../components/contact/ServiceArea/ServiceArea'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { HomeHero } from '../../components/home/HomeHero/HomeHero'
import { PartnerLogos } from '../../components/home/PartnerLogos/PartnerLogos'
import { PartnersBanner } from '../../components/home/PartnersBanner/PartnersBanner'
import { Section } from '../../components/foundation/Section/Section'
import { ServiceTiles, type ServiceTile } from '../../components/home/ServiceTiles/ServiceTiles'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import type { AreaTown } from '../../site/area'
import { serviceArea, site } from '../../site/identity'
import { powerHelp } from '../../site/navigation'
import type { OpeningStatus } from '../../site/opening'
import { paths } from '../../site/paths'
import type { Shop } from '../../site/shop'
import { homeTexts, type HomeTexts } from '../../site/texts/home'
import { layoutTexts } from '../../site/texts/layout'
import { withBoundArticles } from '../../values/frenchSpaces'
import { hoursSummary } from '../../site/texts/opening'
import {
  Certified,
  Heading,
  Linen,
  PartnersHeading,
  PowerLink,
  SeasonalLink,
  ServicesHead,
  ServicesSection,
  Towns,
} from './HomeView.styles'

export type HomeViewProps = {
  /** The shop's contact details. */
  shop: Shop
  /** null until hydration. */
  opening: OpeningStatus | null
  /** Leads to repairs, otherwise to maintenance; null until hydration. */
  isHeatingSeason: boolean | null
  /** The texts that the backend has for this page. */
  texts: HomeTexts
  /** The firm's partners, with or without a logo. */
  partners: readonly Partner[]
  /** The map of the area that the firm covers. */
  map: AreaMapSectionProps
  /** Beside the map: whether the firm comes to the visitor's commune. */
  question?: ReactNode
  /** Below the map: products and news. */
  showcase?: ReactNode
}

const { hero, tiles: titles } = homeTexts

const factsOf = ({ hours }: Shop) => [hero.area, hoursSummary(hours), hero.certified].filter(Boolean)

const tilesOf = (texts: HomeTexts): ServiceTile[] => [
  {
    title: titles.sale,
    sentence: texts.sale,
    href: paths.services,
    picture: showroom,
    focus: '46% 50%',
  },
  {
    title: titles.installation,
    sentence: texts.installation,
    href: paths.services,
    picture: install,
    focus: '82% 50%',
  },
  {
    title: titles.maintenance,
    sentence: texts.maintenance,
    href: paths.services,
    picture: maintenance,
    focus: '26% 50%',
  },
  {
    title: titles.support,
    sentence: texts.support,
    href: paths.services,
    picture: pelletAlarm,
    focus: '80% 50%',
  },
]

/** The home page: the firm, its four trades, the area it covers, its partners. */
export const HomeView = ({
  shop,
  opening,
  isHeatingSeason,
  texts,
  partners,
  map,
  question,
  showcase,
}: HomeViewProps) => (
  <>
    <HomeHero
      name={site.name}
      sentence={withBoundArticles(`${site.tagline}. ${texts.promise}`)}
      facts={factsOf(shop)}
      facebookUrl={shop.social.facebook}
      phone={shop.phone}
      opening={opening}
    />
    <BelowTitle>
      <ServicesSection>
        <ProofRow proof={shop.proof} />
        <ServicesHead>
          <Heading>{withBoundArticles(texts.servicesHeading)}</Heading>
          <div>
            <p>{texts.servicesLead}</p>
            <SeasonalLink>
              {isHeatingSeason !== null && (
                <Link to={paths.servicesOf(isHeatingSeason ? 'sav' : 'entretien')} discover="none">
                  {isHeatingSeason ? layoutTexts.stoveDown : homeTexts.beforeWinter}
                </Link>
              )}
            </SeasonalLink>
          </div>
        </ServicesHead>
        <ServiceTiles tiles={tilesOf(texts)} />
      </ServicesSection>
      <ServiceArea map={map}>
        <Heading>{texts.areaHeading}</Heading>
        <p>{texts.areaSentence}</p>
        <Towns role="list" aria-label={homeTexts.towns}>
          {serviceArea.towns.map((town) => (
            <li key={town}>
              <TownName town={town} onLight={map.onLight} />
            </li>
          ))}
        </Towns>
        <Certified>{homeTexts.certified}</Certified>
        {question}
        <PowerLink>
          <Link to={powerHelp.href} discover="none">
            {powerHelp.label}
          </Link>
        </PowerLink>
      </ServiceArea>
      <Reviews proof={shop.proof} />
      {showcase}
      <PartnersBanner partners={partners} />
      <Linen>
        <Section>
          <PartnersHeading>{texts.partnersHeading}</PartnersHeading>
          <PartnerLogos partners={partners} label={homeTexts.partners.logos} />
        </Section>
      </Linen>
      <CallBand question={homeTexts.call} />
    </BelowTitle>
  </>
)

type TownNameProps = { town: AreaTown } & Pick<AreaMapSectionProps, 'onLight'>

/** A town, lit on the map while it is pointed at: by a button, once it can do so. */
const TownName = ({ town, onLight }: TownNameProps) => {
  if (!useIsHydrated()) return town
  return (
    <button
      type="button"
      onFocus={() => onLight(town)}
      onBlur={() => onLight()}
      onPointerEnter={() => onLight(town)}
      onPointerLeave={() => onLight()}
    >
      {town}
    </button>
  )
}
