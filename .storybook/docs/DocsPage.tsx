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
import { useContext } from 'react'
import { styled } from 'styled-components'
import * as v from 'valibot'
import type { Guide } from '../guide'
import { viewports } from '../modes'
import { Examples, isExample } from './Examples'
import { Relations } from './Relations'
import { commentOf, type Story } from './story'

/** A sentence with `code` between backquotes. */
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

/** Links to stories that cannot be shown inline, each with its comment. */
const StoryLinks = ({ stories }: { stories: Story[] }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        {commentOf(story) && ` – ${commentOf(story)}`}
      </li>
    ))}
  </ul>
)

/** At most this many stories of a page are shown in an iframe: each loads a whole Storybook preview. */
const MAX_FRAMES = 2

const FRAME_HEIGHT = '640px'

const isFramed = ({ parameters }: Story) => parameters.docs?.story?.inline === false

/** A viewport, or a medium such as paper: it would apply to the whole docs page. Hover and focus do not. */
const hasOwnGlobals = ({ storyGlobals }: Story) => Object.keys(storyGlobals).some((name) => name !== 'pseudo')

const shownAt = v.object({ viewport: v.object({ value: v.string() }) })

/** px; of a docs page. */
const PAGE_WIDTH = 1000

/** px; of the story's own viewport, or of the docs page. */
const widthOf = ({ storyGlobals }: Story): number => {
  const name = v.is(shownAt, storyGlobals) ? storyGlobals.viewport.value : ''
  return Number.parseInt(new Map(Object.entries(viewports)).get(name)?.styles.width ?? `${PAGE_WIDTH}`)
}

/** A story in a window of its own, which the controls of the docs page do not reach. */
const FramedStory = ({ story }: { story: Story }) => {
  const width = widthOf(story)
  // A wider one is shown smaller.
  return (
    <div style={{ maxWidth: width, zoom: Math.min(1, PAGE_WIDTH / width) }}>
      <Canvas of={story.moduleExport} story={{ inline: false, height: FRAME_HEIGHT }} />
    </div>
  )
}

const Props = () => (
  <>
    <Heading>Props</Heading>
    <ArgTypes />
  </>
)

/** The docs of a component or a foundation, in the order in which a reader asks. */
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
  const withoutGlobals = stories.filter((story) => !hasOwnGlobals(story))
  const framed = new Set(withoutGlobals.filter(isFramed).slice(MAX_FRAMES))
  const inline = withoutGlobals.filter((story) => !framed.has(story))
  const linked = stories.filter((story) => !inline.includes(story))
  // The first one is shown with its controls.
  const first = guide && inline.shift()
  const [firstLinked] = linked
  return (
    <>
      {guide ? (
        <p>
          <Sentence>{guide.purpose}</Sentence>
        </p>
      ) : (
        <Description />
      )}
      {first ? (
        <>
          <Canvas of={first.moduleExport} />
          <OnlyControls>
            <Controls of={first.moduleExport} />
          </OnlyControls>
        </>
      ) : (
        guide && firstLinked && <FramedStory story={firstLinked} />
      )}
      {guide && stories.length > 1 && <Heading>States</Heading>}
      {inline.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          {commentOf(story) && (
            <p>
              <Sentence>{commentOf(story)}</Sentence>
            </p>
          )}
          <Canvas of={story.moduleExport} />
        </div>
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

/** The docs page of every story file. */
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
