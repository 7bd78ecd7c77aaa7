import { styled } from 'styled-components'
import { richTextTexts } from '../../../site/texts/richText'
import { media, notPrinted, theme } from '../../../theme/theme'

export type TableOfContentsProps = {
  /** `id`: the fragment of its address. */
  sections: readonly { id: string; title: string }[]
}

/** The table of contents of a long page, beside the text on wide screens. */
export const TableOfContents = ({ sections }: TableOfContentsProps) => (
  <Contents aria-labelledby="sommaire">
    <Heading id="sommaire">{richTextTexts.contents}</Heading>
    <ol role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </Contents>
)

const Contents = styled.nav`
  padding-bottom: ${theme.space.xl};
  border-bottom: 1px solid ${theme.color.hairline};

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
    line-height: 1.35;
    text-decoration: none;
    transition: color ${theme.motion.fast};
  }
  a:hover {
    color: ${theme.color.accent};
  }
  ${media.tablet} {
    ol {
      columns: 2;
      column-gap: ${theme.space.xl};
    }
    li {
      break-inside: avoid;
    }
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.headerSticky} + ${theme.space.lg});
    max-height: calc(100vh - ${theme.size.headerSticky} - ${theme.space.xxl});
    padding-bottom: 0;
    overflow-y: auto;
    border-bottom: 0;
    ol {
      columns: auto;
    }
    li + li {
      border-top: 1px solid ${theme.color.hairline};
    }
  }
  ${notPrinted}
`

const Heading = styled.h2`
  margin-bottom: ${theme.space.sm};
  font: ${theme.fontWeight.bold} ${theme.fontSize.small}/1.6 ${theme.font.text};
  letter-spacing: 0;
`
