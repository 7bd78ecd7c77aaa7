import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import type { Media } from '../../../cms/content/types'
import { jobTexts as texts } from '../../../site/texts/jobs'
import { media, overlay, theme } from '../../../theme/theme'
import { MediaImage } from '../../media/MediaImage/MediaImage'
import { isPortrait, type Ratio } from '../../media/shape'
import { useShownMedia } from '../../media/useShownMedia'

export type BeforeAfterProps = {
  /** The first of the two; on the left. */
  before: Media
  /** From the same place, or nearly. */
  after: Media
  /** Width of the whole, as in the HTML attribute. */
  sizes: string
}

/**
 * A job before and after: one picture over the other, divided where the visitor wants; side by side without scripts and on
 * paper. A picture that does not load is left out.
 */
export const BeforeAfter = ({ before, after, sizes }: BeforeAfterProps) => {
  const pair = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState(50)
  const divide = () => {
    if (!slider.current) return
    setPercent(slider.current.valueAsNumber)
    // The policy allows no style attribute in the prerendered page.
    pair.current?.style.setProperty('--divided-at', `${slider.current.value}%`)
  }
  /** For a finger that taps: the pictures let it scroll, so only the handle can be drawn (WCAG 2.5.7). */
  const divideAt = ({ clientX, currentTarget, target }: MouseEvent) => {
    if (!slider.current || target === slider.current) return
    const { left, width } = currentTarget.getBoundingClientRect()
    slider.current.valueAsNumber = ((clientX - left) / width) * 100
    divide()
  }
  const sides = [
    { label: texts.before, ...useShownMedia(before) },
    { label: texts.after, ...useShownMedia(after) },
  ].flatMap(({ shown, ...side }) => (shown ? [{ ...side, picture: shown }] : []))
  // It may have been moved before the scripts ran; one that comes back is in the middle.
  useEffect(divide, [sides.length])
  if (sides.length === 0) return null
  const ratio: Ratio = isPortrait(before) && isPortrait(after) ? '4 / 5' : '3 / 2'
  return (
    <Pair ref={pair} $ratio={ratio} onClick={divideAt}>
      {sides.map(({ label, picture, onBroken }) => (
        <Side key={label}>
          <MediaImage media={picture} sizes={sizes} onBroken={onBroken} />
          <Label>{label}</Label>
        </Side>
      ))}
      {sides.length === 2 && (
        <>
          <Slider
            ref={slider}
            type="range"
            aria-label={texts.compare}
            aria-valuetext={texts.shownAfter(100 - percent)}
            defaultValue={50}
            onChange={divide}
          />
          <Divider aria-hidden="true" />
        </>
      )}
    </Pair>
  )
}

const HANDLE = theme.size.target

const Label = styled.figcaption`
  position: absolute;
  bottom: 0;
  left: 0;
  padding: ${theme.space.xxs} ${theme.space.sm};
  background: ${overlay(78)};
  color: ${theme.palette.paper};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.bold};
  /* Printers leave grounds out: white letters on a picture. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`

const Side = styled.figure`
  position: relative;
  overflow: hidden;
  border-radius: ${theme.radius.small};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** Wider than the pictures by half of its handle at each end, so that the handle is always where they are divided. */
const Slider = styled.input`
  position: absolute;
  inset: 0 calc(${HANDLE} / -2);
  width: calc(100% + ${HANDLE});
  margin: 0;
  opacity: 0;
  direction: ltr;
  cursor: ew-resize;
  touch-action: pan-y;
  /* Only the handle takes a finger: one that scrolls the page passes over the pictures. */
  pointer-events: none;

  &::-webkit-slider-thumb {
    width: ${HANDLE};
    height: 100%;
    pointer-events: auto;
  }
  &::-moz-range-thumb {
    width: ${HANDLE};
    height: 100%;
    pointer-events: auto;
  }
  ${media.finePointer} {
    pointer-events: auto;
  }
`

/** A line, and a handle that stays whole at both ends. */
const Divider = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 var(--divided-at);
    width: 2px;
    margin-left: -1px;
    background: ${theme.palette.paper};
  }
  &::after {
    content: '↔';
    position: absolute;
    top: 50%;
    left: clamp(${HANDLE} / 2, var(--divided-at), 100% - ${HANDLE} / 2);
    display: grid;
    place-items: center;
    width: ${HANDLE};
    height: ${HANDLE};
    border-radius: 50%;
    background: ${theme.palette.paper};
    color: ${theme.palette.ink};
    font-size: ${theme.fontSize.tab};
    translate: -50% -50%;
  }
  ${Slider}:focus-visible + &::after {
    outline: 3px solid ${theme.palette.ember};
    outline-offset: 2px;
  }
`

const Pair = styled.div<{ $ratio: Ratio }>`
  --divided-at: 50%;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;

  ${Side} {
    grid-area: 1 / 1;
    aspect-ratio: ${({ $ratio }) => $ratio};
  }
  ${Side} + ${Side} {
    clip-path: inset(0 0 0 var(--divided-at));
  }
  ${Side} + ${Side} ${Label} {
    right: 0;
    left: auto;
  }
  ${media.withoutScripts}, print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xs};

    ${Side} {
      grid-area: auto;
    }
    ${Side} + ${Side} {
      clip-path: none;
    }
    ${Slider}, ${Divider} {
      display: none;
    }
  }
`
