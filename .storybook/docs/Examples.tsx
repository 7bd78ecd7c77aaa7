import { Anchor, Canvas } from '@storybook/addon-docs/blocks'
import { styled } from 'styled-components'
import { roles, space } from '../../src/theme/tokens'
import { FramedStory, needsFrame } from './FramedStory'
import { Sentence } from './Sentence'
import { commentOf, type Story } from './story'

const labels = { right: 'Do', wrong: 'Don’t' } as const

const kindOf = ({ id }: Story) =>
  id.endsWith('--right-use') ? 'right' : id.endsWith('--wrong-use') ? 'wrong' : null

export const isExample = (story: Story) => kindOf(story) !== null

export const Examples = ({ stories }: { stories: Story[] }) => (
  <Pair>
    {stories.map((story) => {
      const kind = kindOf(story)
      if (!kind) return null
      return (
        <Example key={story.id} $kind={kind}>
          <Anchor storyId={story.id}>
            {needsFrame(story) ? (
              <FramedStory story={story} isExample />
            ) : (
              <Canvas of={story.moduleExport} sourceState="none" withToolbar={false} />
            )}
          </Anchor>
          <figcaption>
            <p>
              <strong>{labels[kind]}.</strong> <Sentence>{commentOf(story)}</Sentence>
            </p>
          </figcaption>
        </Example>
      )
    })}
  </Pair>
)

// Values: a page whose stories are all framed has none of the theme's custom properties.
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space.lg};
`

const Example = styled.figure<{ $kind: keyof typeof labels }>`
  --mark: ${({ $kind }) => ($kind === 'right' ? roles.light.success : roles.light.error)};

  min-width: 0;
  margin: 0;
  border-top: 4px solid var(--mark);

  .sbdocs-preview {
    margin-block: 0;
  }
  figcaption {
    padding-top: ${space.xs};
  }
  figcaption strong {
    color: var(--mark);
  }
`
