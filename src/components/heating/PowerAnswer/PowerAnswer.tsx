import { styled } from 'styled-components'
import { powerTexts as texts } from '../../../site/texts/power'
import { media, theme } from '../../../theme/theme'
import { useSettledAnnouncement } from '../../foundation/Announcer/useSettledAnnouncement'
import { ButtonLink } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'

export type PowerAnswerProps = {
  /** The range and its explanation; null while something is missing. */
  answer: { range: string; reasoning: readonly string[] } | null
  /** Announced with the answer, or instead of it. */
  refusal: string
  /** Address of the contact form, with the answer. */
  contactHref: string
}

/** The power that a home needs, and how it was calculated. */
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
`

const Waiting = styled.p`
  margin-top: ${theme.space.md};
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h4}/1.4 ${theme.font.display};
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
