import {
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
import { Fragment, useContext } from 'react'
import { styled } from 'styled-components'
import * as v from 'valibot'
import type { Guide } from '../guide'
import { viewports } from '../modes'
import { Examples, isExample } from './Examples'
import { Relations } from './Relations'
import { commentOf, type Story } from './story'

const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))

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

const FRAME_HEIGHT = '640px'

/** A viewport, or a medium such as paper, would apply to the whole docs page. */
const hasOwnGlobals = ({ storyGlobals }: Story) => Object.keys(storyGlobals).some((name) => name !== 'pseudo')

const needsFrame = (story: Story) => story.parameters.docs?.story?.inline === false || hasOwnGlobals(story)

const heightOf = ({ parameters }: Story): string => {
  const height: unknown = parameters.docs?.story?.height
  return v.is(v.string(), height) ? height : FRAME_HEIGHT
}

const shownAt = v.object({ viewport: v.object({ value: v.string() }) })

/** px. */
const PAGE_WIDTH = 1000

/** px. */
const widthOf = ({ storyGlobals }: Story): number => {
  const name = v.is(shownAt, storyGlobals) ? storyGlobals.viewport.value : ''
  return Number.parseInt(
    new Map(Object.entries(viewports)).get(name)?.styles.width ?? viewports.wide.styles.width,
  )
}

const FramedStory = ({ story }: { story: Story }) => {
  const width = widthOf(story)
  return (
    <div style={{ maxWidth: width, zoom: Math.min(1, PAGE_WIDTH / width) }}>
      <Canvas of={story.moduleExport} story={{ inline: false, height: heightOf(story) }} />
    </div>
  )
}

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
  // An iframe loads a whole Storybook preview, and a focus in it scrolls the page: only the opening picture is in one.
  const linked = others.filter(needsFrame)
  const inline = others.filter((story) => !linked.includes(story))
  return (
    <>
      {guide ? (
        <p>
          <Sentence>{guide.purpose}</Sentence>
        </p>
      ) : (
        <Description />
      )}
      {opening &&
        (needsFrame(opening) ? (
          <FramedStory story={opening} />
        ) : (
          <>
            <Canvas of={opening.moduleExport} />
            <OnlyControls>
              <Controls of={opening.moduleExport} />
            </OnlyControls>
          </>
        ))}
      {guide && stories.length > 1 && <Heading>States</Heading>}
      {inline.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{story.name}</Subheading>
          {commentOf(story) && (
            <p>
              <Sentence>{commentOf(story)}</Sentence>
            </p>
          )}
          <Canvas of={story.moduleExport} />
        </Fragment>
      ))}
      {linked.length > 0 && (
        <>
          <Subheading>On their own page</Subheading>
          <StoryLinks stories={linked} />
        </>
      )}
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
          {stories[0] && <FramedStory story={stories[0]} />}
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
