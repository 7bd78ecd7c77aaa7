import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'
import { lazyModule, useLazyModule } from '../../../hydration/lazy/lazyModule'
import { prerenderedHtml, useIsPrerendered } from '../../../hydration/lazy/useIsPrerendered'
import { ifBroken } from '../../media/ifBroken'
import { Skeleton } from '../Skeleton/Skeleton'
import type { HeadingLevel } from './sanitise'

export type RichTextProps = {
  /** HTML of the backend, sanitised here; null while it is loading. */
  html: string | null
  /** Level of its highest heading. */
  topLevel?: HeadingLevel
  /** Shown until the text is, a screen high: what follows the text only moves out of sight. */
  awaited?: ReactNode
}

const lazySanitiser = lazyModule(() => import('./sanitise'))

/** Its description stands in its place, without the space that was kept for it. */
const releaseSpace = (picture: HTMLImageElement) => {
  picture.removeAttribute('width')
  picture.removeAttribute('height')
}

const releaseBroken = (text: HTMLElement | null) => {
  for (const picture of text?.querySelectorAll('img') ?? []) ifBroken(picture, () => releaseSpace(picture))
}

const onPictureError = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) releaseSpace(target)
}

const pictures = { ref: releaseBroken, onErrorCapture: onPictureError }

/** The owner's text, sanitised. */
export const RichText = ({ html, topLevel = 2, awaited }: RichTextProps) => {
  const isPrerendered = useIsPrerendered(html)
  const [wasPrerendered] = useState(isPrerendered)
  const { code: sanitiser, error } = useLazyModule(lazySanitiser, !isPrerendered)
  const safe = useMemo(
    () => (isPrerendered || html === null ? undefined : sanitiser?.sanitise(html, topLevel)),
    [isPrerendered, sanitiser, html, topLevel],
  )
  if (safe !== undefined) return <Text {...pictures} dangerouslySetInnerHTML={{ __html: safe }} />
  if (wasPrerendered) return <Text {...pictures} {...prerenderedHtml} />
  // A page cannot do without its text: its error boundary takes over.
  if (error !== undefined) throw error
  return awaited ? <Screenful>{awaited}</Screenful> : <Skeleton height="12rem" />
}

const Screenful = styled.div`
  min-height: 100vh;
`

const Text = styled.div`
  max-width: ${theme.size.reading};
  overflow-wrap: break-word;
  /* Nothing is drawn over the rest of the page, not even hundreds of accents on one letter. */
  clip-path: inset(calc(-1 * ${theme.space.md}));

  > * + * {
    margin-top: 1em;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-top: 1.6em;
    font-size: ${theme.fontSize.h4};
  }
  h2 {
    font-size: ${theme.fontSize.h3};
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-left: 1.3em;
  }
  li + li {
    margin-top: 0.4em;
  }
  li::marker {
    color: ${theme.color.accent};
  }
  a[href] {
    color: ${theme.color.accent};
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
  blockquote {
    margin-inline: 0;
    padding-left: ${theme.space.lg};
    border-left: 2px solid ${theme.color.accent};
    font: ${theme.fontWeight.display} ${theme.fontSize.h4}/1.4 ${theme.font.display};
  }
  div,
  pre {
    overflow-x: auto;
    /* Shadows at both sides; at an end of what scrolls, its own surface covers the shadow. */
    @media screen and (forced-colors: none) {
      background:
        linear-gradient(
            90deg,
            ${theme.color.surface} 1.5rem,
            transparent 3rem calc(100% - 3rem),
            ${theme.color.surface} calc(100% - 1.5rem)
          )
          local,
        linear-gradient(
          90deg,
          ${theme.color.hairline},
          transparent 1.5rem calc(100% - 1.5rem),
          ${theme.color.hairline}
        );
    }
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space.sm} min(${theme.space.lg}, 3vw) ${theme.space.sm} 0;
    border-bottom: 1px solid ${theme.color.hairline};
    text-align: left;
  }
  mark {
    background: ${theme.color.hairline};
    color: inherit;
  }
  caption,
  figcaption {
    padding-block: ${theme.space.xs};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
    text-align: left;
  }
  hr {
    max-width: 100%;
  }
  img {
    max-height: 80vh;
    margin-block: ${theme.space.md};
    object-fit: contain;
    object-position: left;
    border-radius: ${theme.radius.small};
  }
  ${media.print} {
    line-height: 1.45;
    overflow-wrap: anywhere;

    > * + * {
      margin-top: 0.6em;
    }
    :is(h2, h3, h4, h5, h6) {
      margin-top: 1em;
      break-after: avoid;
    }
    div {
      overflow: visible;
    }
    table {
      font-size: ${theme.fontSize.caption};
    }
    pre {
      white-space: pre-wrap;
    }
  }
`
