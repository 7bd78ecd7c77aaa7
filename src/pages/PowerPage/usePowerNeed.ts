import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { writeCatalogueAddress } from '../../catalogue/address'
import { filterProducts, indexCatalogue, noFilters } from '../../catalogue/filters'
import { cachedProductsQuery } from '../../cms/queries/productQueries'
import type { FoundCommune } from '../../communes/communeSearch'
import { POWER_FORM, type PowerChoices } from '../../components/heating/PowerForm/PowerForm'
import {
  checkHome,
  homeFields,
  newHome,
  readHomeAddress,
  temperatures,
  writeHomeAddress,
  type HomeValues,
  type HomeField,
} from '../../heating/homeValues'
import {
  altitudeBand,
  altitudeBands,
  coldDays,
  homeLimits,
  housePeriods,
  powerNeed,
  stovePowers,
  type Home,
  type PowerNeed,
} from '../../heating/powerNeed'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { useTypedText } from '../../hooks/useTypedText'
import { paths, powerQuoteHref } from '../../site/paths'
import { powerTexts as texts } from '../../site/texts/power'
import { formatNumber } from '../../values/numbers'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import type { PowerViewProps, StovesState } from './PowerView'

const choices: PowerChoices = {
  periods: housePeriods,
  altitudes: altitudeBands,
  temperatures,
  area: homeLimits.area,
  height: homeLimits.height,
}

/** Stoves shown; the catalogue has the others. */
const CARDS = 3

/** What was entered before the scripts ran: the fields that are not as they were. */
const changedIn = (typed: Readonly<Record<string, string>>): Partial<HomeValues> =>
  Object.fromEntries(
    homeFields
      .filter((field) => typed[field] !== undefined && typed[field] !== newHome[field])
      .map((field) => [field, typed[field]]),
  )

/** A minus sign, not a hyphen. */
const celsius = (value: number) => String(value).replace('-', '−')

const rangeOf = ({ min, max }: PowerNeed) => texts.range(formatNumber(min), formatNumber(max))

const toAnswer = (home: Home) => {
  const need = powerNeed(home)
  const range = rangeOf(need)
  const { usual, colder } = coldDays(home.altitude)
  const reasoning = texts.reasoning({
    volume: formatNumber(Math.round(home.area * home.height)),
    inside: celsius(home.temperature),
    outside: { usual: celsius(usual), colder: celsius(colder) },
    period: texts.periodsInSentence[home.period],
    need: range,
    stoves: rangeOf(stovePowers(need)),
  })
  return { range, reasoning }
}

/** The stoves of the catalogue that fit; the list is only loaded once there is an answer. */
const useStoves = (powers: PowerNeed | null): PowerViewProps['stoves'] => {
  const { data, error, refetch } = useQuery({ ...cachedProductsQuery(), enabled: powers !== null })
  const catalogue = useMemo(() => data && indexCatalogue(data), [data])
  if (!powers) return null
  const filters = { ...noFilters, ...powers, device: 'stove' as const }
  // Data takes precedence over errors: a failed refetch keeps the content on screen.
  const toState = (): StovesState => {
    if (!catalogue) return error ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' }
    const stoves = filterProducts(catalogue, filters)
    if (stoves.length === 0) return { status: 'empty' }
    const href = `${paths.products}?${writeCatalogueAddress({ filters })}`
    return { status: 'ready', count: stoves.length, products: stoves.slice(0, CARDS), href }
  }
  return { range: rangeOf(powers), state: toState() }
}

/** Applies while the address is the one it led to: another one is somebody else's, and replaces what is typed. */
type Typed = {
  texts: Partial<HomeValues>
  address: string
  /** The field that has not been left, and is not refused meanwhile. */
  field: HomeField | null
}

/** The state of the form, which the address has, and the answer to it. */
export const usePowerNeed = (): Pick<PowerViewProps, 'form' | 'result' | 'stoves'> & {
  /** Chooses the band of the commune's altitude. */
  takeAltitude: (commune: FoundCommune | null) => void
} => {
  const isHydrated = useIsHydrated()
  const location = useLocation()
  const [search, changeSearch] = useHydratedSearchParams()
  const early = changedIn(useTypedText(POWER_FORM))
  const [typed, setTyped] = useState<Typed>({
    texts: early,
    address: String(new URLSearchParams(location.search)),
    field: null,
  })
  // Not in the first render, which must match the prerendered page: React would replace it, and its focused field.
  const isCurrent = isHydrated && typed.address === String(search)
  const values = { ...readHomeAddress(search), ...(isCurrent && typed.texts) }

  const onChange = (field: HomeField, text: string) => {
    const changed = { ...values, [field]: text }
    const address = writeHomeAddress(changed)
    setTyped({ texts: changed, address: String(address), field })
    changeSearch(() => address, { replace: true })
  }

  // Back and a reload find in the address what was entered before the scripts ran.
  const writeEarly = useEffectEvent(() => {
    if (Object.keys(early).length > 0) changeSearch(() => writeHomeAddress(values), { replace: true })
  })
  useEffect(() => {
    if (isHydrated) writeEarly()
  }, [isHydrated])

  const { home, refused } = checkHome(values)
  const shown = refused.filter((field) => !isCurrent || field !== typed.field)
  const limits = { surface: homeLimits.area, hauteur: homeLimits.height }
  const refusal = shown
    .map((field) => `${texts.labels[field]} : ${texts.refused[field](limits[field].min, limits[field].max)}`)
    .join('. ')

  return {
    form: {
      values,
      refused: shown,
      choices,
      onChange,
      onLeave: (field) =>
        setTyped((latest) => (latest.field === field ? { ...latest, field: null } : latest)),
    },
    result: {
      answer: home && toAnswer(home),
      refusal,
      contactHref: powerQuoteHref(String(writeHomeAddress(values))),
    },
    takeAltitude: (commune) => commune && onChange('altitude', String(altitudeBand(commune.altitude))),
    stoves: useStoves(home && stovePowers(powerNeed(home))),
  }
}
