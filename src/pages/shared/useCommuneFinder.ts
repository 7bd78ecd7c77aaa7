import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FoundCommune } from '../../communes/communeSearch'
import type {
  CommuneFinderProps,
  CommuneOutcome,
  CommuneTopic,
} from '../../components/contact/CommuneFinder/CommuneFinder'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'

/** 25 KB, for those who use the field. */
const lazySearch = lazyModule(async () => (await import('../../communes/communeSearch')).communeSearch)

/** Fewer letters would suggest nearly anything. */
const LETTERS = 2

/** What the visitor did last: typing, asking for what is typed, choosing a suggestion. */
type Step = { kind: 'typing' | 'asked' } | { kind: 'chosen'; found: FoundCommune }

/**
 * The state of the field that finds a commune; nothing leaves the browser.
 * @param onFound called with the commune that the answer is about, and with null when there is none.
 */
export const useCommuneFinder = (
  topic: CommuneTopic,
  onFound: (found: FoundCommune | null) => void,
): Omit<CommuneFinderProps, 'topic'> => {
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<Step>({ kind: 'typing' })
  const { code: search, error, load } = useLazyModule(lazySearch, false)
  const text = typed.trim()
  const found = useMemo(() => {
    if (step.kind === 'chosen') return step.found
    return step.kind === 'asked' ? (search?.find(text) ?? null) : null
  }, [step, search, text])
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    tell(found)
  }, [found])

  const toOutcome = (): CommuneOutcome => {
    if (found) return { ...found, kind: topic === 'altitude' ? 'altitude' : 'found' }
    if (text === '') return { kind: step.kind === 'asked' ? 'empty' : 'none' }
    if (!search) return { kind: error === undefined ? 'none' : 'error' }
    if (step.kind === 'typing') {
      const communes = text.length < LETTERS ? [] : search.suggest(text)
      return communes.length > 0 ? { kind: 'suggestions', communes } : { kind: 'none' }
    }
    const candidates = search.candidates(text)
    return candidates.communes.length > 0
      ? { kind: 'several', ...candidates }
      : { kind: 'unknown', typed: text }
  }

  return {
    typed,
    outcome: toOutcome(),
    onTouch: load,
    onType: (changed) => {
      setTyped(changed)
      setStep({ kind: 'typing' })
    },
    onAsk: () => {
      load()
      setStep({ kind: 'asked' })
    },
    onChoose: (code) => {
      const chosen = search?.byCode(code)
      if (!chosen) return
      setTyped(chosen.label)
      setStep({ kind: 'chosen', found: chosen })
    },
  }
}
