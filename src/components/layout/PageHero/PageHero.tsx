import { styled } from 'styled-components'
import type { Crumb } from '../../../site/link'
import { media, notPrinted, theme } from '../../../theme/theme'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { Flourish } from '../Logo/Logo'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import { PictureBand } from '../../media/PictureBand/PictureBand'

export type PageHeroProps = {
  /** The page’s `h1`. */
  title: string
  /** See `Breadcrumb`. */
  crumbs: Crumb[]
  /** Decorative background. */
  picture: SitePicture
  /** A sentence under the title. */
  subtitle?: string
}

/** Of the band on a phone, rem. */
const PHONE_HEIGHT = 16
/** Characters, four lines of a phone; longer ones are set smaller. */
const LONG_TITLE = 60

/** On a phone the band is tall: the picture must be wide enough to cover it. Darkened, it needs fewer pixels. */
const sizesOf = ({ width, height }: SitePicture) => {
  const cover = `max(100vw, ${((PHONE_HEIGHT * width) / height).toFixed(1)}rem)`
  return `(min-width: 48em) 100vw, calc(${cover} * 0.6)`
}

/** The dark band at the top of every page except the home page. */
export const PageHero = ({ title, crumbs, picture, subtitle }: PageHeroProps) => (
  <Band picture={picture} sizes={sizesOf(picture)} isMain>
    <Inner>
      <TopLine>
        <Mark aria-hidden="true">
          <Flourish />
        </Mark>
        <Breadcrumb crumbs={crumbs} isTitleBelow={crumbs.at(-1)?.label === title} />
      </TopLine>
      <Title $isLong={title.length > LONG_TITLE}>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </Inner>
  </Band>
)

const Band = styled(PictureBand)`
  img {
    object-position: 50% 42%;
    opacity: 0.42;
  }
  &::after {
    /* The menu and the number stay legible over the picture. */
    background:
      linear-gradient(${theme.palette.night}, transparent 7rem),
      linear-gradient(90deg, ${theme.palette.night} 6%, transparent 85%);
    opacity: 0.8;
  }
`

const Inner = styled.div`
  position: relative;
  padding: calc(${theme.size.header} + clamp(1.5rem, 5vw, 5rem)) ${theme.space.edge} clamp(2rem, 4vw, 4rem);

  ${media.laptop} {
    padding-block: calc(${theme.size.header} + ${theme.space.xs}) ${theme.space.lg};
  }
  ${media.print} {
    padding: ${theme.space.md} 0;
  }
`

/** The firm's mark begins the breadcrumb. */
const TopLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.sm};

  > nav {
    min-width: 0;
  }
  ${notPrinted}
`

const Mark = styled.span`
  flex: none;
  font-size: ${theme.fontSize.wordmark};
  line-height: 1;
`

const Title = styled.h1<{ $isLong: boolean }>`
  max-width: 16em;
  margin-top: ${theme.space.xs};
  font-size: ${({ $isLong }) => ($isLong ? theme.fontSize.h2 : theme.fontSize.h1)};
  font-weight: ${theme.fontWeight.displayLarge};
  overflow-wrap: anywhere;

  ${media.laptop} {
    font-size: ${theme.fontSize.h2};
  }
`

const Subtitle = styled.p`
  max-width: 36em;
  margin-top: ${theme.space.md};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.lead};
  line-height: 1.45;
  text-wrap: balance;
`
