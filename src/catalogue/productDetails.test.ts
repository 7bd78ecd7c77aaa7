import { describe, expect, it } from 'vitest'
import { detailFacts, documentLinks, isWallUnit, measureText, offerTexts } from './productDetails'

const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

describe('detailFacts', () => {
  it('has what is known, with its unit, dimensions first', () => {
    const facts = detailFacts({ noiseDb: 36, weightKg: 1250, widthCm: 49.5, hopperKg: 15, logCm: 33 })
    expect(spaced(facts.map(({ name, value }) => `${name} ${value}`))).toEqual([
      'Largeur 49,5 cm',
      'Poids 1 250 kg',
      'Niveau sonore minimal 36 dB',
      'Longueur maximale des bûches 33 cm',
      'Capacité de la trémie 15 kg',
    ])
  })

  it.each([
    [{ minPowerKw: 2.4, maxPowerKw: 8 }, 'de 2,4 à 8 kW'],
    [{ minPowerKw: 2.4 }, 'à partir de 2,4 kW'],
    [{ maxPowerKw: 8 }, 'jusqu’à 8 kW'],
  ])('has the powers of %j', (details, shown) => {
    expect(spaced(detailFacts(details).map(({ value }) => value))).toEqual([shown])
  })

  it('has neither the guarantee nor the price, nor anything of nothing', () => {
    expect(detailFacts({ guaranteeYears: 5, priceFrom: 4290 })).toEqual([])
    expect(detailFacts({})).toEqual([])
  })
})

it('offerTexts has the price, VAT and installation included, and the guarantee', () => {
  expect(spaced(offerTexts({ priceFrom: 12_490.5, guaranteeYears: 5 }))).toEqual([
    'À partir de 12 490,50 € TTC, pose comprise',
    'Garantie 5 ans',
  ])
  expect(offerTexts({})).toEqual([])
})

it('measureText counts years in French', () => {
  expect(measureText({ guaranteeYears: 1 }, 'guaranteeYears')).toBe('1\u00A0an')
  expect(measureText({ guaranteeYears: 10 }, 'guaranteeYears')).toBe('10\u00A0ans')
  expect(measureText({}, 'guaranteeYears')).toBeNull()
})

it.each([
  ['Climatisation', { widthCm: 70, heightCm: 29.5 }, true],
  ['Climatisation', { widthCm: 80, heightCm: 55 }, false],
  ['Climatisation', undefined, false],
  ['Inserts', { widthCm: 148, heightCm: 56 }, false],
])('isWallUnit of %s, %j: %s', (category, details, expected) => {
  expect(isWallUnit({ categories: [category], details })).toBe(expected)
})

describe('documentLinks', () => {
  const url = 'https://cms.test/a'

  it.each([
    [{ url, type: 'PDF', size: 1240 }, 'Notice (PDF, 1,2 Mo)'],
    [{ url, type: 'PDF', size: 999.2 }, 'Notice (PDF, 1 000 ko)'],
    [{ url, type: 'PDF', size: 84.2 }, 'Notice (PDF, 85 ko)'],
    [{ url, type: null, size: 84 }, 'Notice (84 ko)'],
    [{ url, type: 'PDF', size: null }, 'Notice (PDF)'],
    [{ url, type: null, size: null }, 'Notice'],
  ])('says what is downloaded: %j', (manual, label) => {
    expect(spaced(documentLinks({ manual }).map((link) => link.label))).toEqual([label])
  })

  it('has the manual, then the declaration', () => {
    const file = { url, type: null, size: null }
    expect(documentLinks({ declaration: file, manual: file })).toEqual([
      { label: 'Notice', href: url },
      { label: 'Déclaration de conformité', href: url },
    ])
    expect(documentLinks({})).toEqual([])
  })
})
