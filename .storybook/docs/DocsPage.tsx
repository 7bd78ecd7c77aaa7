import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, type ContextType } from 'react'
import type { Guide } from '../guide'

type Story = ReturnType<NonNullable<ContextType<typeof DocsContext>>['componentStories']>[number]

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

const isText = (value: unknown): value is string => typeof value === 'string'

/** The comment above a story. */
const commentOf = ({ parameters }: Story): string => {
  const comment: unknown = parameters.docs?.description?.story
  return isText(comment) ? comment : ''
}

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

/** At most this many stories are shown in an iframe: each loads a whole Storybook preview. */
const MAX_FRAMES = 2

const isFramed = ({ parameters }: Story) => parameters.docs?.story?.inline === false

const hasViewport = ({ storyGlobals }: Story) => 'viewport' in storyGlobals

/** The docs of a component: purpose, props, guide and states. */
const ComponentPage = ({ guide, stories }: { guide: Guide | undefined; stories: Story[] }) => {
  const withoutViewport = stories.filter((story) => !hasViewport(story))
  const framed = new Set(withoutViewport.filter(isFramed).slice(MAX_FRAMES))
  const inline = withoutViewport.filter((story) => !framed.has(story))
  const linked = stories.filter((story) => !inline.includes(story))
  // The first one is shown with its controls.
  const first = guide && inline[0] === stories[0] ? inline.shift() : undefined
  return (
    <>
      {guide ? (
        <p>
          <Sentence>{guide.purpose}</Sentence>
        </p>
      ) : (
        <Description />
      )}
      {guide && (
        <>
          {first && <Canvas of={first.moduleExport} />}
          <Controls />
          <Heading>Using it</Heading>
          <List title="Do" lines={guide.do} />
          <List title="Don’t" lines={guide.dont} />
          <List title="Accessibility" lines={guide.accessibility} />
        </>
      )}
      {guide && <Heading>States</Heading>}
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
    </>
  )
}

/** The docs page of every story file. */
export const DocsPage = () => {
  const context = useContext(DocsContext)
  const { preparedMeta } = useOf('meta', ['meta'])
  // Without the tests of stories.
  const stories = (context?.componentStories() ?? []).filter(({ tags }) => tags.includes('autodocs'))
  return (
    <>
      <Title />
      {/^(Components|Foundations)\//.test(preparedMeta.title) ? (
        <ComponentPage guide={preparedMeta.parameters.guide} stories={stories} />
      ) : (
        <>
          <Description />
          <Heading>Stories</Heading>
          <StoryLinks stories={stories} />
        </>
      )}
    </>
  )
}
