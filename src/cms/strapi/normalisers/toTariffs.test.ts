import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { buildTariff } from '../../../mocks/fixtures/firm'
import { expectConsole } from '../../../testing/consoleGuard'
import { checkProperty, hostileEntry, hostileFields } from '../../../testing/properties'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import type { Tariffs } from '../../content/types'
import { tariffFields } from '../wire/fieldNames'
import { toTariffs } from './toTariffs'

const nothing = { hourlyRate: null, timeCount: null, callOut: null, quote: null, services: [], vat: null }

it('reads every field', () => {
  const services = [
    { id: 1, name: 'Ramonage', price: 75 },
    { id: 2, name: 'Entretien', price: 'à partir de 110 € TTC' },
  ]
  expect(
    toTariffs(
      buildTariff({ hourly_rate: 62.5, call_out: '35', quote: 'Gratuit', services, vat: 'TVA : 10 %.' }),
    ),
  ).toEqual({
    hourlyRate: '62,50\u00A0€ TTC',
    timeCount: 'Au quart d’heure entamé, trajet non compté',
    callOut: '35\u00A0€ TTC',
    quote: 'Gratuit',
    services: [
      { name: 'Ramonage', price: '75\u00A0€ TTC' },
      { name: 'Entretien', price: 'à partir de 110\u00A0€ TTC' },
    ],
    vat: 'TVA\u00A0: 10\u00A0%.',
  })
})

it('has nothing for what is empty', () => {
  expect(toTariffs({})).toEqual(nothing)
  expect(toTariffs({ hourly_rate: '', quote: null, services: [], vat: ' ' })).toEqual(nothing)
})

describe('a price', () => {
  it.each([
    [0, 'Gratuit'],
    ['0', 'Gratuit'],
    [65, '65 € TTC'],
    ['65,5', '65,50 € TTC'],
    [1250, '1\u202F250 € TTC'],
    ['65.', '65 € TTC'],
    ['65,', '65 € TTC'],
    ['1 250', '1\u202F250 € TTC'],
    ['1\u00A0250,50', '1\u202F250,50 € TTC'],
    ['1\u202F250.5', '1\u202F250,50 € TTC'],
    ['1.250', '1\u202F250 € TTC'],
    ['1.250,50', '1\u202F250,50 € TTC'],
    [62.125, '62,13 € TTC'],
    ['80 €', '80 € TTC'],
    ['1 250,50€', '1\u202F250,50 € TTC'],
    ['65 € TTC', '65 € TTC'],
    ['gratuit', 'gratuit'],
    ['Offert dans l’Aude', 'Offert dans l’Aude'],
    ['Sur devis', 'Sur devis'],
    ['de 35 à 50 €', 'de 35 à 50 €'],
    ['35-50 €', '35-50 €'],
  ])('is read from %j', (value, shown) =>
    expect(toTariffs({ call_out: value }).callOut).toBe(withFrenchSpaces(shown)),
  )

  it.each(['12 50', '65,505', '0.125', '65,5,5'])('is shown as typed when it is no amount: %j', (value) => {
    expect(toTariffs({ call_out: value }).callOut).toBe(value)
    expectConsole(/warn: The price “.*” is shown as it was typed: it is no amount\./)
  })

  it.each([
    -5,
    '-5',
    '-5 €',
    'à partir de -5 €',
    '\u22125 €',
    1e9,
    'nous appeler',
    '?',
    true,
    {},
    { amount: 5 },
    [5],
  ])('is left out when it cannot be read: %j', (value) => {
    expectConsole(/warn: The price of call_out, .* is left out/)
    expect(toTariffs({ call_out: value }).callOut).toBeNull()
  })
})

it.each([
  { name: 'Ramonage', price: -5 },
  { name: 'Ramonage', price: null },
  { name: 'Ramonage', price: { amount: 5 } },
  { name: '', price: 75 },
  { price: 75 },
  'Ramonage',
  null,
])('leaves out the service %j, and keeps the others', (service) => {
  expectConsole(/warn: The service .* is left out/)
  expect(toTariffs({ services: [service, { name: 'Entretien', price: 110 }] }).services).toEqual([
    { name: 'Entretien', price: '110\u00A0€ TTC' },
  ])
})

it('lists a service once, however often it was typed', () => {
  const typed = [75, 75, '75 €', '90 €'].map((price) => ({ name: 'Ramonage', price }))
  expect(toTariffs({ services: typed }).services.map(({ price }) => withFrenchSpaces(price))).toEqual(
    ['75 € TTC', '90 € TTC'].map(withFrenchSpaces),
  )
})

it('reads texts or nothing from any entry', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const services = fc.array(hostileFields(['name', 'price']), { maxLength: 4 })
  const textsOf = ({ services: read, ...texts }: Tariffs) => [
    ...Object.values(texts).filter((each) => each !== null),
    ...read.flatMap(({ name, price }) => [name, price]),
  ]
  checkProperty(
    fc.property(fc.oneof(hostileEntry(tariffFields), fc.record({ services })), (entry) => {
      for (const read of textsOf(toTariffs(entry))) expect(read).toMatch(/\S/)
    }),
  )
})
