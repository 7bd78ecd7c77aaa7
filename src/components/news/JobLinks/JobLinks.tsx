import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { LinkedJob } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { media, notPrinted, theme } from '../../../theme/theme'
import { continued, Section } from '../../foundation/Section/Section'

export type JobLinksProps = {
  /** What they have in common. */
  heading: string
  /** The newest first; the first four are shown. */
  jobs: readonly LinkedJob[]
}

const SHOWN = 4

/** Articles about jobs, by their villages, at the end of a page that they belong to; nothing without any. */
export const JobLinks = ({ heading, jobs }: JobLinksProps) =>
  jobs.length > 0 && (
    <Part>
      <Heading>{heading}</Heading>
      <ul role="list">
        {jobs.slice(0, SHOWN).map(({ slug, title, village, duration }) => (
          <Row key={slug}>
            <Village>{village}</Village>
            <Title to={paths.article(slug)}>{title}</Title>
            {duration && <Duration>{duration}</Duration>}
          </Row>
        ))}
      </ul>
    </Part>
  )

const Part = styled(Section)`
  ${continued}
  ${notPrinted}
`

const Heading = styled.h2`
  margin-bottom: ${theme.space.md};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  font-size: ${theme.fontSize.h3};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${theme.space.xl};
  align-items: baseline;
  padding-block: ${theme.space.md};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
  }
`

const Village = styled.span`
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.tab}/1.25 ${theme.font.display};
`

const Title = styled(Link)`
  padding-block: ${theme.space.xs};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;

  &:hover {
    color: ${theme.color.accent};
  }
`

const Duration = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
`
