import { styled } from 'styled-components'
import { powerTexts as texts } from '../../../site/texts/power'
import { media, theme } from '../../../theme/theme'
import { useSettledAnnouncement } from '../../foundation/Announcer/useSettledAnnouncement'
import { ButtonLink } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'

export type PowerAnswerProps = {
  /** The range, in words, and the sentences that explain it; null while something is missing. */
  answer: { range: string; reasoning: readonly string[] } | null
  /** Said by screen readers with the answer, or instead of it: what is refused. */
  refusal: string
  /** Address of the contact form, which carries the answer over. */
  contactHref: string
}

/** The power that a home needs, large, with how it was found and what it leaves out. */
export const PowerAnswer = ({ answer, refusal, contactHref }: PowerAnswerProps) => {
  useSettledAnnouncement(refusal || (answer ? texts.announced(answer.range) : ''))
  return (
    <Panel data-surface="dark" aria-label={texts.answer}>
      <Label>{texts.answer}</Label>
      {answer ? (
        <>
          <Range>{answer.range}</Range>
          <Confirm>{texts.confirm}</Confirm>
          <Reasoning>
            {answer.reasoning.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </Reasoning>
          <ButtonLink to={contactHref}>
            {texts.contact}
            <Icon name="arrow" />
          </ButtonLink>
        </>
      ) : (
        <Waiting>{texts.waiting}</Waiting>
      )}
      <Limits>{texts.limits}</Limits>
    </Panel>
  )
}

const Panel = styled.section`
  container-type: inline-size;
  padding: clamp(1.5rem, 4vw, 3rem) clamp(min(1.25rem, 6.25vw), 4vw, 3rem);
  border-radius: ${theme.radius.small};
  background: ${theme.palette.night};
  color: ${theme.color.text};

  /* In large and spaced text its arrow goes below its words. */
  a {
    flex-wrap: wrap;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    padding: 0;
    background: none;

    a {
      display: none;
    }
  }
`

const Label = styled.h2`
  color: ${theme.color.muted};
  font: ${theme.fontWeight.medium} ${theme.fontSize.small}/1.4 ${theme.font.text};
  letter-spacing: 0;
`

const Range = styled.p`
  margin-top: ${theme.space.xs};
  color: ${theme.color.accent};
  font: ${theme.fontWeight.display} ${theme.fontSize.h2}/1.05 ${theme.font.display};
  /* One line of the panel; it wraps where the visitor's own text size leaves no room. */
  @supports (width: 1cqi) {
    font-size: min(${theme.fontSize.phone}, 12.2cqi);
  }
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;
`

const Confirm = styled.p`
  margin-top: ${theme.space.xs};
  font-weight: ${theme.fontWeight.medium};
`

const Reasoning = styled.p`
  margin-block: ${theme.space.lg};
  line-height: 1.6;
`

const Waiting = styled.p`
  margin-top: ${theme.space.md};
  font: ${theme.fontWeight.displayMedium} ${theme.fontSize.h4}/1.4 ${theme.font.display};
  letter-spacing: -0.01em;
  text-wrap: balance;
`

const Limits = styled.p`
  margin-top: ${theme.space.xl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  line-height: 1.5;
`
