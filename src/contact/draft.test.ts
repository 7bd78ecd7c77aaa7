import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { writeCarriedOver } from './carriedOver'
import { clearSent, readDraft, withoutSent, writeDraft } from './draft'
import { emptyContact } from './values'

const typed = { ...emptyContact, fullName: 'Jeanne', message: 'Bonjour,\nle poêle ' }

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it('reads every field of the draft, as it was typed', () => {
  const draft = {
    fullName: 'Jeanne',
    email: 'jeanne@example.fr',
    projectType: 'Poêle',
    mobile: '0612345678',
    message: 'Bonjour,\nle poêle ',
  }
  writeDraft({ ...draft, website: '' })
  expect(readDraft()).toEqual(draft)
})

it('removes the draft when it is cleared or when every field is empty', () => {
  writeDraft(typed)
  clearSent(typed)
  expect(readDraft()).toBeNull()
  writeDraft(typed)
  writeDraft(emptyContact)
  expect(sessionStorage).toHaveLength(0)
})

it('is not what a quote suggests until the visitor fills in more', () => {
  const suggested = { projectType: 'Poêles à granulés', message: 'Je souhaite un devis pour : Ondéa 8.' }
  writeCarriedOver(suggested)
  writeDraft({ ...emptyContact, ...suggested })
  expect(readDraft()).toBeNull()
  writeDraft({ ...emptyContact, ...suggested, fullName: 'Jeanne' })
  expect(readDraft()).toMatchObject({ ...suggested, fullName: 'Jeanne' })
  writeDraft({ ...emptyContact, ...suggested, message: `${suggested.message} Maison de 90 m².` })
  expect(readDraft()).toMatchObject({ message: `${suggested.message} Maison de 90 m².` })
})

it('does not store the honeypot field', () => {
  writeDraft({ ...typed, website: 'https://spam.test' })
  expect(sessionStorage.getItem('contact_draft')).not.toContain('spam')
})

describe('an invalid draft', () => {
  it.each(['', 'null', '{', '"text"', '12'])('is ignored: %j', (stored) => {
    sessionStorage.setItem('contact_draft', stored)
    expect(readDraft()).toBeNull()
  })

  it('keeps its valid fields', () => {
    sessionStorage.setItem('contact_draft', '{"fullName":"Jeanne","email":12}')
    expect(readDraft()).toMatchObject({ fullName: 'Jeanne', email: '' })
  })

  it('is null when the storage throws', () => {
    vi.stubGlobal('sessionStorage', throwingStorage)
    writeDraft(typed)
    clearSent(typed)
    expect(readDraft()).toBeNull()
  })
})

describe('without what was sent', () => {
  const sent = { ...typed, projectType: 'Poêles à granulés' }

  it('is an empty form', () => {
    expect(withoutSent(sent, sent)).toEqual(emptyContact)
  })

  it('keeps the fields changed since', () => {
    expect(withoutSent({ ...sent, fullName: 'Jeanne Marty' }, sent)).toEqual({
      ...emptyContact,
      fullName: 'Jeanne Marty',
    })
  })

  it('keeps another message with its type of project', () => {
    expect(withoutSent({ ...sent, message: 'Je souhaite un devis.' }, sent)).toEqual({
      ...emptyContact,
      projectType: sent.projectType,
      message: 'Je souhaite un devis.',
    })
  })
})
