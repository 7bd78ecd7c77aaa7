import { useId } from 'react'
import { townPlaces, type AreaTown, type NamedPlace } from '../../../site/area'
import { serviceArea } from '../../../site/identity'
import { areaMapTexts as texts } from '../../../site/texts/areaMap'
import {
  Border,
  BorderMarks,
  Canal,
  CentreTown,
  Circle,
  Dot,
  HalfCircle,
  Hearth,
  Hills,
  Instrument,
  InstrumentLabel,
  Outside,
  RadiusLabel,
  ReliefName,
  River,
  RiverName,
  Sheet,
  Stream,
  Town,
} from './AreaMap.styles'
import { aude, borderStep, canal, hills, project, streams, UNITS_PER_KM } from './geography'
import { labels } from './labels'
import { LitTown } from './LitTown'
import { MarkedPlace } from './MarkedPlace'
import { NumberedPlaces } from './NumberedPlaces'

const HALF = 560
const FRAME = HALF - 16
const RADIUS = serviceArea.radiusKm * UNITS_PER_KM
const SCALE_KM = 10

const square = (half: number) => `M${-half} ${-half}H${half}V${half}H${-half}Z`
const circle = (radius: number) =>
  `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`

export type AreaMapProps = {
  /** A town to mark; beyond the frame, an arrow shows where it is. */
  marker?: NamedPlace
  /** A town to highlight, with its distance. */
  lit?: AreaTown
  /** Places with the numbers 1, 2… instead of their names, for a list beside the map. */
  numbered?: readonly NamedPlace[]
}

/** The service area as a printed map: towns, the 50 km circle, the river Aude, the hills. */
export const AreaMap = ({ marker, lit, numbered }: AreaMapProps) => {
  const id = useId()
  const [title, description, mound, clip] = ['title', 'description', 'hill', 'clip'].map(
    (part) => `${id}-${part}`,
  )
  return (
    <Sheet>
      <svg
        viewBox={[-HALF, -HALF, 2 * HALF, 2 * HALF].join(' ')}
        role="img"
        aria-labelledby={title}
        aria-describedby={description}
      >
        <title id={title}>{texts.title}</title>
        <desc id={description}>
          {texts.description(serviceArea.towns) +
            (marker ? texts.marked(marker.name) : '') +
            (numbered ? texts.numbered(numbered.map(({ name }) => name)) : '')}
        </desc>
        <defs>
          <clipPath id={clip}>
            <path d={square(FRAME - 14)} />
          </clipPath>
          <g id={mound}>
            <path d="M-46 18C-28 12-18-14-4-20C8-24 16 4 46 18" />
            <path d="M0-17C6-8 4 2 10 12M7-13C14-4 13 6 20 14M14-6C21 2 22 9 30 16" />
          </g>
        </defs>
        <g clipPath={`url(#${clip})`}>
          <Hills>
            {hills.map(({ at: [x, y], scale }) => (
              <use key={`${x} ${y}`} href={`#${mound}`} transform={`translate(${x} ${y}) scale(${scale})`} />
            ))}
          </Hills>
          {streams.map((path) => (
            <Stream key={path} d={path} />
          ))}
          <Canal d={canal} />
          <River d={aude} />
          <Outside d={square(HALF) + circle(RADIUS)} />
          <HalfCircle d={circle(RADIUS / 2)} />
          <Circle d={circle(RADIUS)} />
        </g>
        <Frame />
        <Names />
        <Towns without={numbered} />
        {numbered && <NumberedPlaces places={numbered} limit={FRAME - 40} />}
        {lit && <LitTown town={lit} edge={FRAME - 44} />}
        {marker && <MarkedPlace {...marker} limit={FRAME - 60} />}
      </svg>
    </Sheet>
  )
}

const Frame = () => {
  const middle = FRAME - 6
  const dashes = (step: number) => ({
    strokeDasharray: step.toFixed(1),
    strokeDashoffset: (step - (middle % step)).toFixed(1),
  })
  return (
    <Border>
      <path d={square(FRAME)} />
      <path d={square(FRAME - 12)} />
      <BorderMarks>
        <path
          d={`M${-middle} ${-middle}H${middle}M${-middle} ${middle}H${middle}`}
          {...dashes(borderStep.longitude)}
        />
        <path
          d={`M${-middle} ${-middle}V${middle}M${middle} ${-middle}V${middle}`}
          {...dashes(borderStep.latitude)}
        />
      </BorderMarks>
    </Border>
  )
}

const Names = () => {
  const left = -FRAME + 44
  const base = FRAME - 44
  return (
    <>
      <ReliefName x={105} y={-388}>
        {texts.reliefs.montagneNoire}
      </ReliefName>
      <ReliefName x={345} y={165}>
        {texts.reliefs.corbieres}
      </ReliefName>
      <ReliefName x={-225} y={345}>
        {texts.reliefs.pyrenees}
      </ReliefName>
      <ReliefName x={-118} y={-4}>
        {texts.reliefs.razes}
      </ReliefName>
      <RiverName transform="translate(34 -78) rotate(-62)">{texts.river}</RiverName>
      <RadiusLabel x={-412} y={-398}>
        {texts.kilometres(serviceArea.radiusKm)}
      </RadiusLabel>
      <Instrument transform={`translate(${left} ${base})`}>
        <path d={`M0-10V0H${SCALE_KM * UNITS_PER_KM}V-10M${(SCALE_KM * UNITS_PER_KM) / 2} 0V-6`} />
        <InstrumentLabel x={SCALE_KM * UNITS_PER_KM} dx="0.4em" y="0">
          {texts.kilometres(SCALE_KM)}
        </InstrumentLabel>
      </Instrument>
      <Instrument transform={`translate(${FRAME - 62} ${-FRAME + 92})`}>
        <path d="M0 30V-30M-9-16 0-34 9-16" />
        <InstrumentLabel y="36" textAnchor="middle" dy="0.85em">
          {texts.north}
        </InstrumentLabel>
      </Instrument>
    </>
  )
}

/** In drawing units: a number on a small map covers the dot of a town that near, and would seem to be its own. */
const NUMBER_REACH = 42

const isUnderNumber = (town: AreaTown, { name, latitude, longitude }: NamedPlace) => {
  const [x, y] = project(townPlaces[town].latitude, townPlaces[town].longitude)
  const [numberX, numberY] = project(latitude, longitude)
  return name === town || Math.hypot(x - numberX, y - numberY) < NUMBER_REACH
}

/** A numbered town is named in the list beside the map. */
const Towns = ({ without }: { without?: readonly NamedPlace[] }) => {
  const shown = serviceArea.towns.filter((town) => !without?.some((place) => isUnderNumber(town, place)))
  return (
    <>
      {shown.map((town) => {
        const { latitude, longitude } = townPlaces[town]
        const [x, y] = project(latitude, longitude)
        return (
          <g key={town} transform={`translate(${x} ${y})`}>
            <Dot r="7" />
            <Town {...labels[town]}>{town}</Town>
          </g>
        )
      })}
      <Hearth>
        <circle r="26" />
        <circle r="13" />
        <CentreTown dx="0.95em" dy="0.3em">
          {serviceArea.centre}
        </CentreTown>
      </Hearth>
    </>
  )
}
