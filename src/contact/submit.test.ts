import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../testing/consoleGuard'
import { emailHandlers } from '../mocks/handlers/email'
import { createMemoryStorage } from '../testing/memoryStorage'
import { server } from '../mocks/server'
import { settings } from '../site/settings'
import { readCarriedOver, writeCarriedOver } from './carriedOver'
import { readDraft, writeDraft } from './draft'
import { checkSubmission, submitContact } from './submit'
import { isThrottled, saveSubmitTime } from './throttle'
import { emptyContact } from './values'

const values = { ...emptyContact, fullName: 'Jeanne', mobile: '0612345678', message: 'Bonjour' }
const unconfigured = { ...settings.email, templateId: '' }

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  vi.stubGlobal('location', { pathname: '/contact' })
})
afterEach(() => vi.unstubAllGlobals())

describe('checkSubmission reports', () => {
  it('invalid fields before a missing configuration', () => {
    expect(checkSubmission(emptyContact, unconfigured)).toMatchObject({
      message: 'Merci de corriger les champs indiqués.',
      errors: { fullName: 'Le nom/prénom est requis' },
    })
  })

  it('a missing configuration before the throttle', () => {
    saveSubmitTime(Date.now())
    expect(checkSubmission(values, unconfigured)).toEqual({
      message: 'Configuration EmailJS incomplète (service / template / public key).',
      errors: {},
    })
  })

  it.each(['serviceId', 'templateId', 'publicKey'] as const)('a configuration without %s', (name) => {
    expect(checkSubmission(values, { ...settings.email, [name]: '' })).toMatchObject({
      message: expect.stringMatching(/^Configuration EmailJS incomplète/),
    })
  })

  it('the throttle', () => {
    saveSubmitTime(Date.now())
    expect(checkSubmission(values, settings.email)).toEqual({
      message: 'Veuillez patienter quelques secondes avant un nouvel envoi.',
      errors: {},
    })
  })

  it('nothing', () => {
    expect(checkSubmission(values, settings.email)).toBeNull()
  })
})

describe('submitContact starts the throttle and clears the draft', () => {
  beforeEach(() => {
    writeDraft(values)
    writeCarriedOver({ projectType: '', message: 'Bonjour' })
  })

  it('after a success', async () => {
    expect(await submitContact(values, settings.email)).toMatchObject({ kind: 'success' })
    expect(isThrottled(Date.now())).toBe(true)
    expect(readDraft()).toBeNull()
    expect(readCarriedOver()).toBeNull()
  })

  it('but keeps another request written meanwhile', async () => {
    const submission = submitContact(values, settings.email)
    const message = 'Je souhaite un devis.\n\nMaison de 90 m².'
    writeDraft({ ...values, projectType: 'Inserts', message })
    writeCarriedOver({ projectType: 'Inserts', message: 'Je souhaite un devis.' })
    await submission
    expect(readDraft()).toMatchObject({ projectType: 'Inserts', message })
    expect(readCarriedOver()).not.toBeNull()
  })

  it('but not after a failure', async () => {
    expectConsole(/Sending the contact form failed/)
    server.use(emailHandlers.refused(503, 'Unavailable'))
    expect(await submitContact(values, settings.email)).toMatchObject({ kind: 'error' })
    expect(isThrottled(Date.now())).toBe(false)
    expect(readDraft()).toMatchObject({ message: 'Bonjour' })
  })
})
