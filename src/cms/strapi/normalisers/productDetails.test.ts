import { describe, expect, it } from 'vitest'
import { buildMedia } from '../../../mocks/fixtures/media'
import { expectConsole } from '../../../testing/consoleGuard'
import { toProduct } from './toProduct'

const detailsOf = (fields: Parameters<typeof toProduct>[0]) =>
  toProduct({ title: 'Lauze 8', ...fields }).details

it('a product of a backend without these fields has no details', () => {
  expect('details' in toProduct({ title: 'Lauze 8' })).toBe(false)
  expect(detailsOf({ width_cm: null, weight_kg: '', manual: null, gallery: [] })).toBeUndefined()
})

describe('a measure', () => {
  it.each([
    [49, 49],
    [49.5, 49.5],
    ['49,5', 49.5],
    [' 49.5 cm ', 49.5],
  ])('is read from %j', (typed, read) => {
    expect(detailsOf({ width_cm: typed })).toEqual({ widthCm: read })
  })

  it.each([0, -4, 4.29, 301, '4,9 m à 5,2 m', '80/125', 'large', true, [49], { cm: 49 }, 1e308])(
    'that is none, or not plausible, is left out: %j',
    (typed) => {
      expectConsole(/warn: The width_cm of "Lauze 8", .* is left out/)
      expect(detailsOf({ width_cm: typed })).toBeUndefined()
    },
  )

  it('has a limit of its own', () => {
    expect(detailsOf({ weight_kg: 1250, efficiency: 104, price_from: 12_400 })).toEqual({
      weightKg: 1250,
      efficiency: 104,
      priceFrom: 12_400,
    })
    for (const name of ['efficiency', 'noise_db', 'guarantee_years']) {
      expectConsole(new RegExp(`warn: The ${name} of "Lauze 8", 850, is left out`))
      expect(detailsOf({ [name]: 850 })).toBeUndefined()
    }
  })
})

describe('the powers of modulation', () => {
  it('are read alone or together', () => {
    expect(detailsOf({ power_min_kw: 2.4 })).toEqual({ minPowerKw: 2.4 })
    expect(detailsOf({ power_min_kw: 8, power_max_kw: 8 })).toEqual({ minPowerKw: 8, maxPowerKw: 8 })
  })

  it('are left out when the least is above the most', () => {
    expectConsole(/warn: The powers of "Lauze 8" are left out/)
    expect(detailsOf({ power_min_kw: 9, power_max_kw: 2.4, weight_kg: 90 })).toEqual({ weightKg: 90 })
  })
})

describe('a document', () => {
  it('has its type and its size in kB', () => {
    const manual = buildMedia({ url: '/uploads/notice.PDF', ext: '.pdf', size: 842.3 })
    const read = { url: 'https://cms.test/uploads/notice.PDF', type: 'PDF', size: 842.3 }
    expect(detailsOf({ manual })).toEqual({ manual: read })
    expect(detailsOf({ declaration: [manual] })).toEqual({ declaration: read })
  })

  it.each(['https://maker.fr', 'https://maker.fr/notice?page=a.pdf', 'https://maker.fr/notice.php'])(
    'of another site has neither: %s',
    (address) => {
      expect(detailsOf({ manual: address })?.manual).toMatchObject({ type: null, size: null })
    },
  )

  it.each(['notice.pdf', 'javascript:alert(1)', { url: 'javascript:alert(1).pdf' }, { size: 8 }, 12])(
    'that is no address is left out: %j',
    (value) => {
      expectConsole(/warn: The manual of "Lauze 8", .* is left out/)
      expect(detailsOf({ manual: value })).toBeUndefined()
    },
  )

  it.each([0, -1, '842', null, {}])('has no size when it is %j', (size) => {
    expect(detailsOf({ manual: { url: '/uploads/a.pdf', size } })?.manual?.size).toBeNull()
  })
})

describe('the gallery', () => {
  it('has each picture once, in order', () => {
    const [side, back] = ['/uploads/side.jpg', '/uploads/back.jpg'].map((url) => buildMedia({ url }))
    const gallery = [side, back, side, null, '', { name: 'no address' }]
    expect(detailsOf({ gallery })?.gallery?.map(({ url }) => url)).toEqual([
      'https://cms.test/uploads/side.jpg',
      'https://cms.test/uploads/back.jpg',
    ])
  })

  it('is left out when nothing in it is a picture', () => {
    expectConsole(/warn: The gallery of "Lauze 8", .* is left out/)
    expect(detailsOf({ gallery: [{ url: '/uploads/a.pdf', mime: 'application/pdf' }] })).toBeUndefined()
  })
})
