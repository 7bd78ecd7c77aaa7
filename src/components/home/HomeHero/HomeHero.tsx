import { heroQuiet, heroQuietTall } from '../../../assets/pictures/scenes'
import type { LabelledLink } from '../../../site/link'
import type { OpeningStatus } from '../../../site/opening'
import { paths } from '../../../site/paths'
import { common } from '../../../site/texts/common'
import { homeTexts } from '../../../site/texts/home'
import { conditions } from '../../../theme/theme'
import { OpeningLine } from '../../contact/OpeningLine/OpeningLine'
import { isLongName, Logo } from '../../layout/Logo/Logo'
import { MainActionLink } from '../../layout/MainActionLink/MainActionLink'
import { Band, Call, Facts, Inner, Name, Sentence } from './HomeHero.styles'

export type HomeHeroProps = {
  /** The firm’s name, the page’s heading. */
  name: string
  /** What the firm does and where. */
  sentence: string
  /** One short line each. */
  facts: readonly string[]
  /** Address of the firm’s Facebook page. */
  facebookUrl: string
  /** The shop's number, shown on phones: elsewhere the header has it. */
  phone: LabelledLink
  /** null until hydration. */
  opening: OpeningStatus | null
}

const portrait = {
  picture: heroQuietTall,
  media: conditions.portrait,
  // Two thirds of the height, which the styles set.
  sizes: 'max(100vw, 27rem, min(67vh - 7.7rem, 35rem))',
}

/** Head of the home page: the firm's name over an evening room with one lit stove. */
export const HomeHero = ({ name, sentence, facts, facebookUrl, phone, opening }: HomeHeroProps) => (
  <Band picture={heroQuiet} variant={portrait} sizes="max(100vw, 178vh)" isMain $isLong={isLongName(name)}>
    <Inner>
      <Name $isLong={isLongName(name)}>
        <Logo name={name} />
      </Name>
      <Sentence>{sentence}</Sentence>
      <Call>
        <a href={phone.href}>{phone.label}</a>
        <OpeningLine status={opening} />
      </Call>
      <MainActionLink to={paths.contact}>{common.contactUs}</MainActionLink>
      <Facts role="list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          <a href={facebookUrl} rel="noopener noreferrer">
            {homeTexts.hero.facebook}
          </a>
        </li>
      </Facts>
    </Inner>
  </Band>
)
