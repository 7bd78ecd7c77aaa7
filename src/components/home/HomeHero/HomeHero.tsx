import { heroQuiet, heroQuietTall } from '../../../assets/pictures/scenes'
import type { OpeningStatus } from '../../../site/opening'
import { paths } from '../../../site/paths'
import type { PhoneLink } from '../../../site/shop'
import { common } from '../../../site/texts/common'
import { homeTexts } from '../../../site/texts/home'
import { conditions } from '../../../theme/theme'
import { OpeningLine } from '../../contact/OpeningLine/OpeningLine'
import { ButtonAnchor } from '../../foundation/Button/Button'
import { Logo } from '../../layout/Logo/Logo'
import { MainActionLink } from '../../layout/MainActionLink/MainActionLink'
import { Actions, Band, Call, Facts, Inner, Name, Sentence } from './HomeHero.styles'

export type HomeHeroProps = {
  /** The firm’s name, the page’s heading. */
  name: string
  /** What the firm does and where. */
  sentence: string
  /** One short line each. */
  facts: readonly string[]
  /** Address of the firm’s Facebook page. */
  facebookUrl: string
  /** The shop's number, shown on phones. */
  phone: PhoneLink
  /** null until hydration. */
  opening: OpeningStatus | null
}

const portrait = {
  picture: heroQuietTall,
  media: conditions.portrait,
  // Two thirds of the height, which the styles set.
  sizes: '(max-width: 23em) 24rem, max(100vw, 25rem, min(67vh - 3.6rem, 39rem))',
}

/** Head of the home page: the firm's name over an evening room with one lit stove. */
export const HomeHero = ({ name, sentence, facts, facebookUrl, phone, opening }: HomeHeroProps) => (
  <Band picture={heroQuiet} variant={portrait} sizes="max(100vw, 178vh)" isMain>
    <Inner>
      <Name>
        <Logo name={name} />
      </Name>
      <Sentence>{sentence}</Sentence>
      <Call>
        <a href={phone.href}>{phone.label}</a>
        <OpeningLine status={opening} />
      </Call>
      <Actions>
        <MainActionLink to={paths.contact}>{common.contactUs}</MainActionLink>
        <ButtonAnchor variant="quiet" href={facebookUrl} rel="noopener noreferrer">
          {homeTexts.hero.facebook}
        </ButtonAnchor>
      </Actions>
      <Facts role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
    </Inner>
  </Band>
)
