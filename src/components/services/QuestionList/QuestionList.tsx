import { styled } from 'styled-components'
import type { Question } from '../../../cms/content/types'
import { serviceTexts as texts } from '../../../site/texts/services'
import { media, theme } from '../../../theme/theme'

export type QuestionListProps = {
  /** In the owner's order. */
  questions: readonly Question[]
}

/** What customers ask about a service, each answer behind its question. */
export const QuestionList = ({ questions }: QuestionListProps) => (
  <Part>
    <Heading>{texts.questions}</Heading>
    {questions.map(({ question, paragraphs }) => (
      <Item key={question}>
        <summary>{question}</summary>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Item>
    ))}
  </Part>
)

const Part = styled.div`
  margin-top: ${theme.space.xxl};
`

const Heading = styled.h3`
  margin-bottom: ${theme.space.md};
  font-size: ${theme.fontSize.h4};
`

const Item = styled.details`
  max-width: ${theme.size.reading};
  border-top: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 1px solid ${theme.color.hairline};
  }
  summary {
    position: relative;
    padding: ${theme.space.md} ${theme.space.xl} ${theme.space.md} 0;
    font-weight: ${theme.fontWeight.bold};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+';
      content: '+' / '';
      position: absolute;
      top: ${theme.space.sm};
      right: ${theme.space.xs};
      color: ${theme.color.accent};
      font: ${theme.fontWeight.display} ${theme.fontSize.h4}/1.4 ${theme.font.display};
    }
    ${media.finePointer} {
      &:hover {
        color: ${theme.color.accent};
      }
    }
  }
  &[open] summary::after {
    content: '–';
    content: '–' / '';
  }
  p {
    padding-bottom: ${theme.space.md};
  }
  ${media.print} {
    break-inside: avoid;

    summary::after {
      display: none;
    }
    @supports selector(::details-content) {
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`
