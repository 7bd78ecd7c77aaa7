import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { styled } from 'styled-components'
import type { Guide } from '../guide'
import { Examples, isExample } from './Examples'
import { FramedStory, hasOwnGlobals, needsFrame } from './FramedStory'
import { statusOf } from '../status'
import { Relations } from './Relations'
import { Sentence } from './Sentence'
import { commentOf, type Story } from './story'

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <Subheading>{title}</Subheading>
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Sentence>{line}</Sentence>
        </li>
      ))}
    </ul>
  </>
)

const StoryLinks = ({ stories }: { stories: Story[] }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        {commentOf(story) && (
          <>
            {' – '}
            <Sentence>{commentOf(story)}</Sentence>
          </>
        )}
      </li>
    ))}
  </ul>
)

const Props = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    Object.keys(preparedMeta.argTypes).length > 0 && (
      <>
        <Heading>Props</Heading>
        <ArgTypes />
      </>
    )
  )
}

const ComponentPage = ({
  title,
  guide,
  stories: all,
}: {
  title: string
  guide?: Guide
  stories: Story[]
}) => {
  const examples = all.filter(isExample)
  const stories = all.filter((story) => !isExample(story))
  const opening = guide && (stories.find((story) => !hasOwnGlobals(story)) ?? stories[0])
  const others = stories.filter((story) => story !== opening)
  const status = statusOf(all[0]?.tags ?? [])
  return (
    <>
      {title.startsWith('Components/') && (
        <Status href="./?path=/docs/guide-proposing-a-change--docs" target="_top">
          {status}
        </Status>
      )}
      {guide ? (
        <p>
          <Sentence>{guide.purpose}</Sentence>
        </p>
      ) : (
        <Description />
      )}
      {opening &&
        (needsFrame(opening) ? (
          <FramedStory story={opening} isLive />
        ) : (
          <>
            <Anchor storyId={opening.id}>
              <Canvas of={opening.moduleExport} />
            </Anchor>
            <OnlyControls>
              <Controls of={opening.moduleExport} />
            </OnlyControls>
          </>
        ))}
      {guide && stories.length > 1 && <Heading>States</Heading>}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          {commentOf(story) && (
            <p>
              <Sentence>{commentOf(story)}</Sentence>
            </p>
          )}
          {needsFrame(story) ? <FramedStory story={story} /> : <Canvas of={story.moduleExport} />}
        </Anchor>
      ))}
      {guide && (
        <>
          <Heading>Using it</Heading>
          {examples.length > 0 && <Examples stories={examples} />}
          <List title="Do" lines={guide.do} />
          <List title="Don’t" lines={guide.dont} />
          <List title="Accessibility" lines={guide.accessibility} />
          <Props />
        </>
      )}
      <Relations title={title} />
    </>
  )
}

export const DocsPage = () => {
  const context = useContext(DocsContext)
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title, parameters } = preparedMeta
  // Without the tests of stories.
  const stories = (context?.componentStories() ?? []).filter(({ tags }) => tags.includes('autodocs'))
  return (
    <>
      <Title />
      {/^(Components|Foundations|Hydration)\//.test(title) ? (
        <ComponentPage title={title} guide={parameters.guide} stories={stories} />
      ) : (
        <>
          <Description />
          {stories[0] && <FramedStory story={stories[0]} isLive />}
          <Heading>Stories</Heading>
          <StoryLinks stories={stories} />
          {title.startsWith('Views/') && <Props />}
          <Relations title={title} />
        </>
      )}
    </>
  )
}

/** The table of props is below: here it only has names and controls. */
const OnlyControls = styled.div`
  .docblock-argstable :is(th, td):is(:nth-child(2), :nth-child(3)) {
    display: none;
  }
`

const Status = styled.a`
  border: 1px solid currentColor;
  border-radius: 2px;
  padding: 0 0.5em;
  font-size: 0.8125rem;
  text-decoration: none;
`
