import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SitePicture } from '../../assets/pictures/sitePicture'
import { FactTable } from '../../components/foundation/FactTable/FactTable'
import { TableOfContents } from '../../components/foundation/TableOfContents/TableOfContents'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { Section } from '../../components/foundation/Section/Section'
import type { LabelledLink } from '../../site/link'
import { homeLink } from '../../site/navigation'
import type { Chapter, ChapterBlock } from '../../site/texts/chapters'
import { media, theme } from '../../theme/theme'

export type LegalViewProps = {
  /** The texts of the page's hero. */
  texts: { title: string; subtitle: string }
  /** Behind the title. */
  picture: SitePicture
  /** In the order of the table of contents. */
  chapters: readonly Chapter[]
}

/** The legal notices or the accessibility statement: a table of contents, and the chapters in one column. */
export const LegalView = ({ texts, picture, chapters }: LegalViewProps) => (
  <>
    <PageHero
      title={texts.title}
      subtitle={texts.subtitle}
      crumbs={[homeLink, { label: texts.title }]}
      picture={picture}
    />
    <BelowTitle>
      <Section as="div">
        <Columns>
          <TableOfContents sections={chapters} />
          <div>
            {chapters.map(({ id, title, blocks }) => (
              <Part key={id} id={id} aria-labelledby={`${id}-titre`}>
                <h2 id={`${id}-titre`}>{title}</h2>
                {blocks.map((block) => (
                  <Block key={keyOf(block)} {...block} />
                ))}
              </Part>
            ))}
          </div>
        </Columns>
      </Section>
    </BelowTitle>
  </>
)

/** Unique within a chapter. */
const keyOf = (block: ChapterBlock) => {
  switch (block.kind) {
    case 'facts':
      return block.facts[0]?.name
    case 'list':
      return block.items[0]
    case 'text':
      return block.text
  }
}

const Block = (block: ChapterBlock) => {
  switch (block.kind) {
    case 'facts':
      return <FactTable facts={[...block.facts]} />
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'text':
      return (
        <p>
          {block.text} {block.link && <BlockLink {...block.link} />}
        </p>
      )
  }
}

const BlockLink = ({ label, href }: LabelledLink) =>
  href.startsWith('/') ? (
    <Link to={href}>{label}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  )

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 8vw, 8rem);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 17rem) minmax(0, ${theme.size.reading});
  }
`

const Part = styled.section`
  scroll-margin-top: ${theme.space.md};

  & + & {
    margin-top: clamp(2.75rem, 5vw, 4.5rem);
  }
  > * + * {
    margin-top: ${theme.space.md};
  }
  > h2 + * {
    margin-top: ${theme.space.lg};
  }
  h2 {
    font-size: ${theme.fontSize.h3};
  }
  dl {
    font-size: ${theme.fontSize.small};
  }
  ul {
    padding-left: 1.3em;
  }
  li::marker {
    color: ${theme.color.accent};
  }
  p a {
    color: ${theme.color.accent};
    text-underline-offset: 0.25em;
  }
`
