import { describe, expect, it } from 'vitest'
import { buildCategory } from '../../../mocks/fixtures/categories'
import { buildMedia } from '../../../mocks/fixtures/media'
import { expectConsole } from '../../../testing/consoleGuard'
import { toProduct } from './toProduct'

const labelOf = (fields: Parameters<typeof toProduct>[0]) => {
  const { energy, energyLabel, productFiche } = toProduct({ title: 'Lauze 8', ...fields })
  return { energy, energyLabel, productFiche }
}

describe('the energy class', () => {
  it.each([
    ['A++', 0],
    ['A+', 1],
    ['A', 2],
    ['G', 8],
  ])('of a stove is read from “%s”', (typed, step) => {
    expect(labelOf({ energy_class: typed }).energy).toEqual({ value: typed, best: 'A++', worst: 'G', step })
  })

  it.each([' a+ ', 'A +'])('is read as people type it, “%s”', (typed) => {
    expect(labelOf({ energy_class: typed }).energy?.value).toBe('A+')
  })

  it.each(['Climatisation', 'CLIMATISEURS réversibles'])('of “%s” is of another scale', (name) => {
    const read = labelOf({ categories: [buildCategory({ name })], energy_class: 'A+++' })
    expect(read.energy).toEqual({ value: 'A+++', best: 'A+++', worst: 'D', step: 0 })
  })

  it.each(['Z', 'A++++', 'A-', 7, true, { value: 'A' }, ['A']])('that is none is left out: %j', (value) => {
    expectConsole(/warn: The energy_class of "Lauze 8", .* is left out/)
    expect(labelOf({ energy_class: value }).energy).toBeUndefined()
  })

  it('of another scale is left out', () => {
    expectConsole(/"A\+\+\+", is left out/)
    expectConsole(/"E", is left out/)
    expect(labelOf({ energy_class: 'A+++' }).energy).toBeUndefined()
    expect(labelOf({ category: 'Climatisation', energy_class: 'E' }).energy).toBeUndefined()
  })
})

describe('the label and the information sheet', () => {
  it.each([
    ['a file of the backend', buildMedia({ url: '/uploads/a.pdf', mime: 'application/pdf' })],
    ['a list of files', [buildMedia({ url: '/uploads/a.pdf' })]],
    ['a path of the backend', '/uploads/a.pdf'],
    ['a path without its slash', 'uploads/a.pdf'],
  ])('are read from %s', (_, value) => {
    const url = 'https://cms.test/uploads/a.pdf'
    expect(labelOf({ energy_label: value, product_fiche: value })).toEqual({
      energy: undefined,
      energyLabel: url,
      productFiche: url,
    })
  })

  it.each([
    ['https://eprel.example/label/1?format=PDF', 'https://eprel.example/label/1?format=PDF'],
    ['//files.example/a.pdf', 'https://files.example/a.pdf'],
  ])('are read from the address %s', (typed, url) => {
    expect(labelOf({ energy_label: typed }).energyLabel).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,a',
    'ftp://files.example/a.pdf',
    'http://',
    'voir le fabricant',
    { url: 'javascript:alert(1)' },
    { name: 'a.pdf' },
    12,
  ])('are left out when they are no address: %j', (value) => {
    expectConsole(/warn: The energy_label of "Lauze 8", .* is left out/)
    expect(labelOf({ energy_label: value }).energyLabel).toBeUndefined()
  })

  it('leave no trace when they are empty', () => {
    expect(
      Object.keys(toProduct({ energy_class: null, energy_label: '', product_fiche: [] })).filter((name) =>
        /^energy|Fiche$/.test(name),
      ),
    ).toEqual([])
  })
})
