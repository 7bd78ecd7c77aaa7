import { install, interiorAc, maintenance, showroom } from '../../assets/pictures/scenes'
import {
  AreaMapSection,
  type AreaMapSectionProps,
} from '../../components/contact/AreaMapSection/AreaMapSection'
import { HomeHero } from '../../components/home/HomeHero/HomeHero'
import { PartnerLogos } from '../../components/home/PartnerLogos/PartnerLogos'
import { PartnersBanner } from '../../components/home/PartnersBanner/PartnersBanner'
import { Section } from '../../components/foundation/Section/Section'
import { ServiceTiles, type ServiceTile } from '../../components/home/ServiceTiles/ServiceTiles'
import { serviceArea, site } from '../../site/identity'
import { partners } from '../../site/partners'
import { paths } from '../../site/paths'
import { homeTexts as texts } from '../../site/texts/home'
import { openingTexts } from '../../site/texts/opening'
import {
  Certified,
  Columns,
  Heading,
  Linen,
  PartnersHeading,
  ServicesHead,
  ServicesSection,
  Towns,
} from './HomeView.styles'

export type HomeViewProps = { map: AreaMapSectionProps }

const { hero, services, coverage } = texts

const facts = [hero.area, `${openingTexts.openDays}, ${openingTexts.openingPeriods}`, hero.certified]

const tiles: ServiceTile[] = [
  { ...services.sale, href: paths.services, picture: showroom, focus: '46% 50%' },
  { ...services.installation, href: paths.services, picture: install, focus: '82% 50%' },
  { ...services.maintenance, href: paths.services, picture: maintenance, focus: '26% 50%' },
  { ...services.support, href: paths.services, picture: interiorAc, focus: '79% 50%' },
]

/** The home page: the firm, its four trades, the area it covers, its partners. */
export const HomeView = ({ map }: HomeViewProps) => (
  <>
    <HomeHero
      name={site.name}
      sentence={`${site.tagline}. ${hero.promise}`}
      facts={facts}
      facebookUrl={site.social.facebook}
    />
    <ServicesSection>
      <ServicesHead>
        <Heading>{services.heading}</Heading>
        <p>{services.lead}</p>
      </ServicesHead>
      <ServiceTiles tiles={tiles} />
    </ServicesSection>
    <Section>
      <Columns>
        <div>
          <Heading>{coverage.heading}</Heading>
          <p>{coverage.sentence}</p>
          <Towns role="list" aria-label={coverage.towns}>
            {serviceArea.towns.map((town) => (
              <li key={town}>{town}</li>
            ))}
          </Towns>
          <Certified>{coverage.certified}</Certified>
        </div>
        <AreaMapSection {...map} />
      </Columns>
    </Section>
    <PartnersBanner partners={partners} />
    <Linen>
      <Section>
        <PartnersHeading>{texts.partners.heading}</PartnersHeading>
        <PartnerLogos partners={partners} label={texts.partners.logos} />
      </Section>
    </Linen>
  </>
)
