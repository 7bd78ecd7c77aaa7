import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { clearDraft, readDraft, writeDraft } from './draft'
import { emptyContact } from './values'

const typed = { ...emptyContact, fullName: 'Jeanne', message: 'Bonjour,\nle poêle ' }

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it('gives back what was typed, as typed', () => {
  writeDraft(typed)
  expect(readDraft()).toEqual({
    fullName: 'Jeanne',
    email: '',
    projectType: '',
    mobile: '',
    message: 'Bonjour,\nle poêle ',
  })
})

it('forgets it when asked, and when everything was erased', () => {
  writeDraft(typed)
  clearDraft()
  expect(readDraft()).toBeNull()
  writeDraft(typed)
  writeDraft(emptyContact)
  expect(sessionStorage).toHaveLength(0)
})

it('does not keep the decoy', () => {
  writeDraft({ ...typed, website: 'https://spam.test' })
  expect(sessionStorage.getItem('contact_draft')).not.toContain('spam')
})

describe('what cannot be read is no draft', () => {
  it.each(['', 'null', '{', '"text"', '12'])('%j', (stored) => {
    sessionStorage.setItem('contact_draft', stored)
    expect(readDraft()).toBeNull()
  })

  it('but what can be is kept', () => {
    sessionStorage.setItem('contact_draft', '{"fullName":"Jeanne","email":12}')
    expect(readDraft()).toMatchObject({ fullName: 'Jeanne', email: '' })
  })

  it('when the storage throws', () => {
    vi.stubGlobal('sessionStorage', throwingStorage)
    writeDraft(typed)
    clearDraft()
    expect(readDraft()).toBeNull()
  })
})
