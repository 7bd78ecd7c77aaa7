import { css, styled } from 'styled-components'
import type { Certification, Proof } from '../../../site/proof'
import { proofTexts as texts } from '../../../site/texts/proof'
import { media, notPrinted, theme } from '../../../theme/theme'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'

export type ProofPlace = 'top' | 'form' | 'footer'

export type ProofRowProps = {
  /** What the owner says of the firm in the backend. */
  proof: Proof
  /** At the top of a section, below a form or in the footer, which is not printed. */
  place?: ProofPlace
}

/** Certifications, insurance and age of the firm; nothing when the owner has entered none of them. */
export const ProofRow = ({ proof, place = 'top' }: ProofRowProps) => {
  const { certifications, insurance, since } = proof
  const count = certifications.length
  if (count === 0 && !insurance && !since) return null
  return (
    <Row $place={place}>
      {count > 0 && (
        <div>
          <dt>{texts.certifications(count)}</dt>
          {certifications.map(({ name, number, href }) => (
            <dd key={[name, number, href].join()}>
              <CertificationName name={name} number={number} href={href} />
            </dd>
          ))}
        </div>
      )}
      {insurance && (
        <div>
          <dt>{texts.insurance}</dt>
          <dd>{insurance}</dd>
        </div>
      )}
      {since && (
        <div>
          <dt>{texts.since}</dt>
          <dd>{since}</dd>
        </div>
      )}
    </Row>
  )
}

const CertificationName = ({ name, number, href }: Certification) => {
  const label = texts.numbered(name, number)
  if (!href) return label
  return (
    <a href={href} rel="noopener noreferrer">
      {label}
      <VisuallyHidden>{texts.seeCertificate}</VisuallyHidden>
    </a>
  )
}

const places = {
  top: css`
    margin-bottom: clamp(2.25rem, 5vw, 4.5rem);
    padding-bottom: ${theme.space.lg};
    border-bottom: 1px solid ${theme.color.hairline};
  `,
  form: css`
    margin-top: ${theme.space.xl};
    padding-top: ${theme.space.lg};
    border-top: 1px solid ${theme.color.hairline};
  `,
  footer: css`
    margin-top: ${theme.space.xl};

    ${notPrinted}
  `,
}

const Row = styled.dl<{ $place: ProofPlace }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md} ${theme.space.xxl};
  font-size: ${theme.fontSize.small};
  break-inside: avoid;

  /* One row: a long value has two lines, and the next stays beside it. */
  ${media.desktop} {
    flex-wrap: ${({ $place }) => ($place === 'form' ? 'wrap' : 'nowrap')};
  }

  > * {
    max-width: 100%;
  }
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.caption};
    white-space: nowrap;
  }
  dd {
    display: inline-block;
    max-width: 100%;
    font-weight: ${theme.fontWeight.medium};
    overflow-wrap: anywhere;
  }
  dd:not(:last-child) {
    margin-right: ${theme.space.lg};
  }
  a {
    display: inline-block;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  ${({ $place }) => places[$place]}
`
