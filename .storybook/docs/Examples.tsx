import { Anchor, Canvas } from '@storybook/addon-docs/blocks'
import { styled } from 'styled-components'
import { theme } from '../../src/theme/theme'
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${theme.space.lg};
`

const Example = styled.figure<{ $kind: keyof typeof labels }>`
  --mark: ${({ $kind }) => ($kind === 'right' ? theme.color.success : theme.color.error)};

  min-width: 0;
  margin: 0;
  border-top: 4px solid var(--mark);

  .sbdocs-preview {
    margin-block: 0;
  }
  figcaption {
    padding-top: ${theme.space.xs};
  }
  figcaption strong {
    color: var(--mark);
  }
`
