import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { LabelledLink } from '../../../site/link'
import { paths } from '../../../site/paths'
import { notPrinted, theme } from '../../../theme/theme'
import { useShop } from '../../foundation/shopContext'
import { useMainAction } from '../MainActionLink/MainActionLink'

export type CallBandProps = {
  /** The question above the number, in whole sentences. */
  question: string
  /** A quiet link below. */
  link?: LabelledLink
  /** Whether the page has no other main action: on phones a bar repeats the number, as of `MainActionLink`. */
  isMainAction?: boolean
}

/** A call-to-action band with the phone number. */
export const CallBand = ({ question, link, isMainAction = false }: CallBandProps) => {
  const { phone } = useShop()
  return (
    <Band>
      <Inner>
        <Question>
          {sentencesOf(question).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </Question>
        <Phone ref={useMainAction(isMainAction ? paths.contact : null)} href={phone.href}>
          {phone.label}
        </Phone>
        {link && <Quiet to={link.href}>{link.label}</Quiet>}
      </Inner>
    </Band>
  )
}

const sentencesOf = (text: string) => text.replace(/([.?!]) (?=\S)/g, '$1\n').split('\n')

const Band = styled.section`
  background: ${theme.color.action};
  color: ${theme.palette.paper};
  ${notPrinted}
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.lg} ${theme.space.xxl};
  padding: clamp(2.5rem, 5vw, 4.5rem) ${theme.space.edge};
`

const Question = styled.h2`
  flex: 1 1 28rem;
  min-width: 0;
  max-width: 15em;
  font-size: ${theme.fontSize.h2};

  span {
    display: inline-block;
    max-width: 100%;
  }
`

const Quiet = styled(Link)`
  flex-basis: 100%;
  /* A large target that leaves the band as high. */
  margin-block: calc(-1 * ${theme.space.sm});
  padding-block: ${theme.space.sm};
  text-underline-offset: 0.3em;
  text-decoration-thickness: 1px;

  &:hover {
    text-decoration-thickness: 2px;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`

const Phone = styled.a`
  font: ${theme.fontWeight.display} ${theme.fontSize.phone}/1 ${theme.font.display};
  font-size: min(${theme.fontSize.phone}, 13.4vw);
  font-variant-numeric: lining-nums;
  letter-spacing: -0.02em;
  text-decoration: none;
  padding-block: ${theme.space.xs};
  border-bottom: 1px solid transparent;
  transition: border-color ${theme.motion.fast};

  &:hover {
    border-color: currentColor;
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`
