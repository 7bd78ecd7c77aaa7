import { styled } from 'styled-components'
import { productDetailTexts as texts } from '../../../site/texts/productDetails'
import { theme } from '../../../theme/theme'
import { formatNumber } from '../../../values/numbers'

export type ScaleDrawingProps = {
  /** Of the appliance, in cm. */
  width: number
  /** Of the appliance, in cm. */
  height: number
  /** Whether it hangs on a wall, above the person's head. */
  isHung?: boolean
}

/** cm; the drawing's own unit. */
const PERSON = { width: 52, height: 170 }

/** cm; from the floor to an appliance that hangs. */
const HUNG_AT = 205

/** Seen from the front; 0, 0 is the top of the head. */
const SILHOUETTE =
  'M0 0C6.5 0 9.5 4.5 9.5 11C9.5 16.5 7.5 20.5 4.5 23L4.8 28.5C7 31.5 13 32 17 33.5C20.5 35 22 38.5 22.3 43L25 70L25.5 88C25.5 93 20.5 93 20.3 88.5L19.2 71L16.2 52L15 72L16.8 92L14.5 128L12.6 163C13.5 167 14.5 170 10.5 170L6.5 170C4 170 4 166 4.2 163L3 128L.9 97L-.9 97L-3 128L-4.2 163C-4 166-4 170-6.5 170L-10.5 170C-14.5 170-13.5 167-12.6 163L-14.5 128L-16.8 92L-15 72L-16.2 52L-19.2 71L-20.3 88.5C-20.5 93-25.5 93-25.5 88L-25 70L-22.3 43C-22 38.5-20.5 35-17 33.5C-13 32-7 31.5-4.8 28.5L-4.5 23C-7.5 20.5-9.5 16.5-9.5 11C-9.5 4.5-6.5 0 0 0Z'

/** A shown length in px for each cm, as long as there is room. */
const SCALE = 1.6

const centimetres = (length: number) => `${formatNumber(length)}\u00A0cm`

/** The front of an appliance to scale, with its width and its height, beside a person. */
export const ScaleDrawing = ({ width, height, isHung = false }: ScaleDrawingProps) => {
  // Wide appliances are shown smaller: their numbers stay legible.
  const size = Math.max(10, (width + PERSON.width) / 18)
  const gap = size * 2
  const left = size * 5
  const raised = isHung ? HUNG_AT : 0
  const floor = Math.max(height + raised, PERSON.height)
  const total = { width: left + width + gap + PERSON.width, height: floor + size * 4.4 }
  const bottom = floor - raised
  const top = bottom - height
  const middle = left + width + gap + PERSON.width / 2
  return (
    <Drawing
      role="img"
      aria-label={texts.drawing(centimetres(width), centimetres(height))}
      viewBox={`0 ${-size} ${total.width} ${total.height}`}
      width={total.width * SCALE}
      height={total.height * SCALE}
      fontSize={size}
    >
      <path className="person" d={SILHOUETTE} transform={`translate(${middle} ${floor - PERSON.height})`} />
      <rect x={left} y={top} width={width} height={height} />
      <path
        d={`M0 ${floor}H${total.width}M${left - size} ${top}V${bottom}m${-size / 3} ${-height}h${size / 1.5}M${left} ${bottom + size}h${width}m0 ${-size / 3}v${size / 1.5}m${-width} 0v${-size / 1.5}`}
      />
      <text x={left - size * 1.6} y={bottom - height / 2} dominantBaseline="middle" textAnchor="end">
        {centimetres(height)}
      </text>
      <text x={left + width / 2} y={bottom + size * 2.5} textAnchor="middle">
        {centimetres(width)}
      </text>
      <text x={middle} y={floor + size * 2.5} textAnchor="middle">
        {texts.person}
      </text>
    </Drawing>
  )
}

const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  height: auto;
  /* The text is wider where a visitor spaces its letters. */
  overflow: visible;
  fill: none;
  /* Forced colours change the inherited colour, but none that is set here. */
  stroke: currentColor;

  * {
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: ${theme.color.surface};
    stroke-width: 2;
  }
  .person {
    fill: ${theme.color.muted};
    stroke: none;
  }
  text {
    fill: currentColor;
    stroke: none;
    font-family: ${theme.font.text};
    font-variant-numeric: tabular-nums;
  }
`
