import { styled } from 'styled-components'
import type { Proof } from '../../../site/proof'
import { reviewTexts as texts } from '../../../site/texts/reviews'
import { media, theme } from '../../../theme/theme'
import { continued, Section } from '../../foundation/Section/Section'

export type ReviewsProps = {
  /** What the owner says of the firm in the backend. */
  proof: Proof
}

/** The firm's score on a site of reviews, a few quotes, and a link to all; nothing without a score. */
export const Reviews = ({ proof }: ReviewsProps) => {
  if (!proof.reviews) return null
  const { score, count, source, href, date, quotes } = proof.reviews
  return (
    <Room>
      <div>
        <h2>{texts.heading}</h2>
        <Score>
          <span>{texts.score(score)}</span> {texts.outOf}
        </Score>
        <p>{texts.count(count, source, date)}</p>
        <Source href={href} rel="noopener noreferrer">
          {texts.read(source)}
        </Source>
      </div>
      {quotes.length > 0 && (
        <div>
          {quotes.map(({ text, author }) => (
            <figure key={[text, author].join()}>
              <blockquote>{texts.quoted(text)}</blockquote>
              {author && <figcaption>{author}</figcaption>}
            </figure>
          ))}
          <small>{texts.selected}</small>
        </div>
      )}
    </Room>
  )
}

const Room = styled(Section)`
  ${continued}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl} clamp(3rem, 7vw, 6.5rem);
  overflow-wrap: anywhere;

  h2 {
    max-width: 11em;
    font-size: ${theme.fontSize.h3};
  }
  p,
  figcaption,
  small {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
  }
  figure {
    padding-bottom: ${theme.space.lg};
    border-bottom: 1px solid ${theme.color.hairline};
    margin-bottom: ${theme.space.lg};
    break-inside: avoid;
  }
  blockquote {
    font: ${theme.fontWeight.display} ${theme.fontSize.h4}/1.35 ${theme.font.display};
  }
  figcaption {
    margin-top: ${theme.space.xs};
  }
  ${media.desktop}, print {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

const Score = styled.p`
  && {
    margin-top: ${theme.space.md};
  }
  span {
    color: ${theme.color.text};
    font: ${theme.fontWeight.displayLarge} ${theme.fontSize.h1}/1.1 ${theme.font.display};
    font-variant-numeric: lining-nums;
  }
`

const Source = styled.a`
  display: inline-block;
  margin-top: ${theme.space.xs};
  padding-block: ${theme.space.xs};
  text-underline-offset: 0.35em;

  &:hover {
    color: ${theme.color.accent};
  }
`
