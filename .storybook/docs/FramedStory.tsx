import { Canvas } from '@storybook/addon-docs/blocks'
import { styled } from 'styled-components'
import { viewports } from '../modes'
import type { Story } from './story'

/** A viewport, or a medium such as paper, would apply to the whole docs page. */
export const hasOwnGlobals = ({ storyGlobals }: Story) =>
  Object.keys(storyGlobals).some((name) => name !== 'pseudo')

export const needsFrame = (story: Story) =>
  story.parameters.docs?.story?.inline === false || hasOwnGlobals(story)

const widthOf = ({ storyGlobals }: Story): string => {
  const viewport = new Map(Object.entries(viewports)).get(storyGlobals.viewport?.value)
  return (viewport ?? viewports.wide).styles.width
}

const heightOf = ({ parameters }: Story): string => {
  const height: unknown = parameters.docs?.story?.height
  return typeof height === 'string' ? height : 'auto'
}

/** px; only a live story can be scrolled. */
const TALLEST = { live: 1600, still: 3200 }

/** Unless a dialog takes the whole frame, or everything in it is fixed. */
const fitToContent = (frame: HTMLIFrameElement, tallest: number) => {
  const page = frame.contentDocument
  const root = page?.getElementById('storybook-root')
  if (!page || !root) return
  // Its content's margins are in its height too, and what a negative one lets overflow.
  root.style.display = 'flow-root'
  new ResizeObserver(() => {
    if (root.offsetHeight === 0 || page.querySelector('dialog[open]')) return
    const padding = Number.parseFloat(getComputedStyle(page.body).paddingBottom)
    const height = root.offsetTop + root.scrollHeight + padding
    frame.style.setProperty('--height', `${Math.min(height, tallest)}px`)
  }).observe(root)
}

type FramedStoryProps = {
  story: Story
  /** Whether the visitor can act in it. */
  isLive?: boolean
  /** Without its code. */
  isExample?: boolean
}

/** At the width of its viewport, made smaller to fit. A story that is not live cannot take the focus from the page. */
export const FramedStory = ({ story, isLive = false, isExample = false }: FramedStoryProps) => {
  const height = heightOf(story)
  const prepare = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return
    target.inert = !isLive
    if (height === 'auto') fitToContent(target, isLive ? TALLEST.live : TALLEST.still)
  }
  // The iframe is Storybook's: its `load` event is caught on the way to it.
  const listen = (box: HTMLElement | null) => {
    box?.addEventListener('load', prepare, { capture: true })
    return () => box?.removeEventListener('load', prepare, { capture: true })
  }
  return (
    <Box ref={listen} $width={widthOf(story)} $height={height}>
      <Canvas
        of={story.moduleExport}
        story={{ inline: false, height }}
        sourceState={isExample ? 'none' : undefined}
      />
    </Box>
  )
}

const Box = styled.div<{ $width: string; $height: string }>`
  container-type: inline-size;
  max-width: calc(${({ $width }) => $width} + 2px);

  div:has(> iframe) {
    height: auto !important;
  }
  /* The frame of a padded story has its own padding. */
  && .innerZoomElementWrapper > * {
    border: 0 !important;
  }
  iframe {
    display: block;
    width: ${({ $width }) => $width} !important;
    height: ${({ $height }) => ($height === 'auto' ? 'var(--height, 640px)' : $height)} !important;
    zoom: min(1, calc((100cqw - 2px) / ${({ $width }) => $width}));
  }
`
