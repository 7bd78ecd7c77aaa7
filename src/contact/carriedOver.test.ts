import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memoryStorage'
import {
  carryOver,
  clearCarriedOver,
  readCarriedOver,
  replaceCarriedOver,
  takeBack,
  writeCarriedOver,
} from './carriedOver'
import { emptyContact } from './values'

const quote = { projectType: 'Poêles à granulés', message: 'Je souhaite un devis pour : Ondéa 8.' }

describe('what is carried over', () => {
  it('fills an empty form', () => {
    expect(carryOver(emptyContact, quote, null)).toEqual({ ...emptyContact, ...quote })
  })

  it('keeps what was typed, once', () => {
    const typed = { ...emptyContact, projectType: 'Insert', message: 'Maison de 90 m².' }
    const filled = carryOver(typed, quote, null)
    expect(filled.projectType).toBe('Insert')
    expect(filled.message).toBe(`${quote.message}\n\nMaison de 90 m².`)
    expect(carryOver(filled, quote, quote)).toEqual(filled)
  })

  it('can be taken back, but for what was changed', () => {
    expect(takeBack(carryOver(emptyContact, quote, null), quote)).toEqual(emptyContact)
    const typed = { ...emptyContact, projectType: 'Insert', message: 'Maison de 90 m².' }
    expect(takeBack(carryOver(typed, quote, null), quote)).toEqual(typed)
    const changed = { ...emptyContact, projectType: 'Autre', message: 'Je veux un Ondéa 8 ou 10.' }
    expect(takeBack(changed, quote)).toEqual(changed)
  })

  it('can be replaced, but for what was changed', () => {
    const now = { projectType: 'Inserts', message: 'Je souhaite un devis pour : Foyer 80.' }
    expect(replaceCarriedOver(carryOver(emptyContact, quote, null), quote, now)).toEqual({
      ...emptyContact,
      ...now,
    })
    const typed = { ...emptyContact, projectType: 'Poêle', message: 'Maison de 90 m².' }
    expect(replaceCarriedOver(carryOver(typed, quote, null), quote, now)).toEqual({
      ...typed,
      message: `${now.message}\n\nMaison de 90 m².`,
    })
    const changed = { ...emptyContact, projectType: 'Autre', message: 'Je veux un Ondéa 8 ou 10.' }
    expect(replaceCarriedOver(changed, quote, now)).toEqual(changed)
  })

  describe('after an earlier request', () => {
    const now = { projectType: 'Inserts', message: 'Je souhaite un devis pour : Foyer 80.' }

    it('replaces what it wrote', () => {
      const filled = carryOver(emptyContact, quote, null)
      expect(carryOver(filled, now, quote)).toEqual({ ...emptyContact, ...now })
      const continued = { ...filled, message: `${filled.message} Maison de 90 m².` }
      expect(carryOver(continued, now, quote)).toEqual({
        ...emptyContact,
        ...now,
        message: `${now.message} Maison de 90 m².`,
      })
    })

    it('keeps what was changed, once', () => {
      const changed = { ...emptyContact, projectType: 'Autre', message: 'Je veux un Ondéa 8 ou 10.' }
      const filled = { ...changed, message: `${now.message}\n\n${changed.message}` }
      expect(carryOver(changed, now, quote)).toEqual(filled)
      expect(carryOver(filled, quote, now)).toEqual({
        ...changed,
        message: `${quote.message}\n\n${changed.message}`,
      })
    })

    it('adds nothing for the same request, unless the form is empty again', () => {
      const changed = { ...emptyContact, projectType: 'Autre', message: 'Je veux un Ondéa 8 ou 10.' }
      expect(carryOver(changed, quote, quote)).toEqual(changed)
      expect(carryOver(emptyContact, quote, quote)).toEqual({ ...emptyContact, ...quote })
    })
  })
})

describe('the memory of what was carried over', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
  afterEach(() => vi.unstubAllGlobals())

  it('lasts until it is cleared', () => {
    expect(readCarriedOver()).toBeNull()
    writeCarriedOver(quote)
    expect(readCarriedOver()).toEqual(quote)
    clearCarriedOver()
    expect(readCarriedOver()).toBeNull()
  })

  it.each(['', 'null', '{', '"text"', '{"message":"Bonjour"}'])('ignores %j', (stored) => {
    sessionStorage.setItem('contact_quote', stored)
    expect(readCarriedOver()).toBeNull()
  })
})
