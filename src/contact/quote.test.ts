import { describe, expect, it } from 'vitest'
import { carryOver, readQuoteTarget, takeBack, withoutQuoteTarget } from './quote'
import { emptyContact } from './values'

const read = (query: string) => readQuoteTarget(new URLSearchParams(query))

describe('the address of the contact page', () => {
  it.each([
    ['produit=ondea-8', { kind: 'product', slug: 'ondea-8' }],
    ['produit=Po%C3%AAle%208', { kind: 'product', slug: 'Poêle 8' }],
    ['service=entretien/ramonage', { kind: 'service', category: 'entretien', slug: 'ramonage' }],
    ['service=services-details/12', { kind: 'service', category: 'services-details', slug: '12' }],
  ])('%s names %j', (query, target) => {
    expect(read(query)).toEqual(target)
  })

  it.each([
    '',
    'produit=',
    'produit=%20',
    'service=',
    'service=entretien',
    'service=a/b/c',
    'service=/',
    'message=Bonjour',
  ])('%s names nothing', (query) => {
    expect(read(query)).toBeNull()
  })

  it('keeps the rest without its target', () => {
    expect(String(withoutQuoteTarget(new URLSearchParams('produit=a&service=b/c&x=1')))).toBe('x=1')
  })
})

const quote = { projectType: 'Poêles à granulés', message: 'Je souhaite un devis pour : Ondéa 8.' }

describe('what is carried over', () => {
  it('fills an empty form', () => {
    expect(carryOver(emptyContact, quote)).toEqual({ ...emptyContact, ...quote })
  })

  it('keeps what was typed, once', () => {
    const typed = { ...emptyContact, projectType: 'Insert', message: 'Maison de 90 m².' }
    const filled = carryOver(typed, quote)
    expect(filled.projectType).toBe('Insert')
    expect(filled.message).toBe(`${quote.message}\n\nMaison de 90 m².`)
    expect(carryOver(filled, quote)).toEqual(filled)
  })

  it('can be taken back, but for what was changed', () => {
    expect(takeBack(carryOver(emptyContact, quote), quote)).toEqual(emptyContact)
    const typed = { ...emptyContact, projectType: 'Insert', message: 'Maison de 90 m².' }
    expect(takeBack(carryOver(typed, quote), quote)).toEqual(typed)
    const changed = { ...emptyContact, projectType: 'Autre', message: 'Je veux un Ondéa 8 ou 10.' }
    expect(takeBack(changed, quote)).toEqual(changed)
  })
})
