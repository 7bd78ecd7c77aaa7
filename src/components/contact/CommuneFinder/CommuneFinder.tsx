import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react'
import type { Coverage } from '../../../communes/coverage'
import { moveFocus } from '../../../hooks/visitorActs'
import { communeTexts as texts } from '../../../site/texts/communes'
import { mapTexts } from '../../../site/texts/map'
import { formatNumber } from '../../../values/numbers'
import { useSettledAnnouncement } from '../../foundation/Announcer/useSettledAnnouncement'
import { Button } from '../../foundation/Button/Button'
import { useShop } from '../../foundation/shopContext'
import { Field, Input } from '../Field/Field'
import { Answer, Communes, Finder, Hint, Row } from './CommuneFinder.styles'

export type ListedCommune = {
  /** INSEE code. */
  code: string
  /** Its name and its postcodes. */
  label: string
}

/** What is asked about a commune: whether the firm comes there, or its altitude. */
export type CommuneTopic = 'area' | 'altitude'

export type CommuneOutcome =
  | { kind: 'none' }
  | { kind: 'suggestions'; communes: readonly ListedCommune[] }
  /** `hasMore`: too many match to show them all. */
  | { kind: 'several'; communes: readonly ListedCommune[]; hasMore: boolean }
  | { kind: 'found'; name: string; km: number; coverage: Coverage }
  /** `altitude` in m; `isMean`: of the whole commune. */
  | { kind: 'altitude'; name: string; altitude: number; isMean: boolean }
  | { kind: 'unknown'; typed: string }
  | { kind: 'empty' }
  | { kind: 'error' }

export type CommuneFinderProps = {
  /** What is asked about the commune. */
  topic: CommuneTopic
  /** Text of the field. */
  typed: string
  /** Shown below the field. */
  outcome: CommuneOutcome
  /** Called at each change, with the whole text. */
  onType: (text: string) => void
  /** Called to look up the typed text. */
  onAsk: () => void
  /** Called with the code of the selected suggestion. */
  onChoose: (code: string) => void
  /** Called at focus: the time to load the communes. */
  onTouch: () => void
  /** Whether it takes the focus when it appears. */
  hasFocus?: boolean
}

/** Whether the firm serves a commune, or how high it is. No `<datalist>`: in it "esperaza" would never find "Espéraza". */
export const CommuneFinder = ({
  topic,
  typed,
  outcome,
  onType,
  onAsk,
  onChoose,
  onTouch,
  hasFocus = false,
}: CommuneFinderProps) => {
  const field = useRef<HTMLInputElement>(null)
  const check = useRef<HTMLButtonElement>(null)
  const list = useScrollIntoView(outcome.kind === 'several' ? typed : undefined)
  useSettledAnnouncement(spokenOf(outcome))
  useLayoutEffect(() => {
    if (hasFocus) moveFocus(field.current)
  }, [hasFocus])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  const choose = (code: string) => {
    // The suggestion disappears; a focused field would open a phone's keyboard over the answer.
    check.current?.focus({ preventScroll: true })
    onChoose(code)
  }

  return (
    <Finder
      aria-label={mapTexts.questions[topic]}
      method="dialog"
      noValidate
      onSubmit={submit}
      onFocus={() => onTouch()}
    >
      <Field label={texts.label} hint={texts.hint} error={outcome.kind === 'empty' ? texts.empty : undefined}>
        {(control) => (
          <Row>
            <Input
              {...control}
              ref={field}
              value={typed}
              onChange={(event) => onType(event.target.value)}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
            />
            <Button ref={check} type="submit">
              {texts.check[topic]}
            </Button>
          </Row>
        )}
      </Field>
      {(outcome.kind === 'suggestions' || outcome.kind === 'several') && (
        <div ref={list}>
          {outcome.kind === 'several' && <Answer>{texts.which(outcome.communes.length)}</Answer>}
          <Communes role="list" aria-label={texts.suggestions}>
            {outcome.communes.map(({ code, label }) => (
              <li key={code}>
                <button type="button" onClick={() => choose(code)}>
                  {label}
                </button>
              </li>
            ))}
          </Communes>
          {outcome.kind === 'several' && outcome.hasMore && <Hint>{texts.more}</Hint>}
        </div>
      )}
      <Outcome outcome={outcome} />
    </Finder>
  )
}

const sentencesOf = (outcome: CommuneOutcome): { title: string; hint: string } | null => {
  switch (outcome.kind) {
    case 'found':
      if (outcome.coverage === 'inside') return { title: texts.inside(outcome), hint: texts.insideHint }
      return outcome.coverage === 'edge'
        ? { title: texts.edge(outcome), hint: texts.edgeHint }
        : { title: texts.outside(outcome), hint: texts.outsideHint }
    case 'altitude':
      return {
        title: texts.altitude({ ...outcome, altitude: formatNumber(outcome.altitude) }),
        hint: texts.altitudeHint(outcome.isMean),
      }
    case 'unknown':
      return { title: texts.unknown(outcome.typed), hint: texts.unknownHint }
    case 'error':
      return { title: texts.unavailable, hint: texts.unavailableHint }
    case 'none':
    case 'empty':
    case 'suggestions':
    case 'several':
      return null
  }
}

const spokenOf = (outcome: CommuneOutcome): string => {
  if (outcome.kind === 'empty') return texts.empty
  if (outcome.kind === 'several')
    return `${texts.which(outcome.communes.length)} ${outcome.hasMore ? texts.more : ''}`.trim()
  if (outcome.kind === 'suggestions') return texts.suggested(outcome.communes.length)
  const sentences = sentencesOf(outcome)
  return sentences ? `${sentences.title} ${sentences.hint}` : ''
}

/** On a phone an answer would be below the screen or under the keyboard. */
const useScrollIntoView = (answer: string | undefined) => {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(answer)
  useEffect(() => {
    if (answer && answer !== shown.current) ref.current?.scrollIntoView({ block: 'nearest' })
    shown.current = answer
  }, [answer])
  return ref
}

const Outcome = ({ outcome }: { outcome: CommuneOutcome }) => {
  const { phone } = useShop()
  const sentences = sentencesOf(outcome)
  const answer = useScrollIntoView(sentences?.title)
  if (!sentences) return null
  return (
    <div ref={answer}>
      <Answer data-inside={(outcome.kind === 'found' && outcome.coverage === 'inside') || undefined}>
        {sentences.title}
      </Answer>
      <Hint>
        {sentences.hint} {outcome.kind !== 'altitude' && <a href={phone.href}>{phone.label}</a>}
      </Hint>
    </div>
  )
}
