import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../testing/consoleGuard'
import { emailHandlers, sentMessages } from '../mocks/handlers/email'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { requestedUrls, server } from '../mocks/server'
import { contactSettings } from '../site/contact'
import { settings } from '../site/settings'
import { sendContact, toTemplateParams } from './send'
import type { ContactValues } from './values'

const values: ContactValues = {
  fullName: ' Jeanne Marty ',
  email: ' jeanne@example.fr',
  projectType: 'Poêle à granulés ',
  mobile: ' 06 12 34 56 78 ',
  message: '\nBonjour\n',
  website: '',
}

const send = (change: Partial<ContactValues> = {}, client = contactSettings.client) =>
  sendContact({ ...values, ...change }, settings.email, client)

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('location', { pathname: '/contact' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.doUnmock('@emailjs/browser')
  vi.resetModules()
})

describe('sendContact', () => {
  it('sends the request body of the specification, with every value trimmed', async () => {
    expect(await send()).toEqual({ kind: 'success', message: '✅ Message envoyé avec succès !' })
    expect(sentMessages.all()).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'public_key_test',
        service_id: 'service_test',
        template_id: 'template_test',
        template_params: {
          from_name: 'Jeanne Marty',
          from_email: 'jeanne@example.fr',
          project_type: 'Poêle à granulés',
          phone: '06 12 34 56 78',
          subject: 'Poêle à granulés',
          message: 'Bonjour',
        },
      },
    ])
    expect(requestedUrls().map(String)).toEqual(['https://api.emailjs.com/api/v1.0/email/send'])
  })

  it('sends the phone and the e-mail address without invisible characters, the message as written', () => {
    const family = '\u{1F468}\u200D\u{1F469}'
    expect(
      toTemplateParams({
        ...values,
        fullName: '\u202AJeanne\u202C',
        email: 'jeanne\u200B@example.fr',
        mobile: '\u202A\uFF0B33\u00A06\u201112 34 56 78\u202C',
        message: `Bonjour ${family}`,
      }),
    ).toMatchObject({
      from_name: 'Jeanne',
      from_email: 'jeanne@example.fr',
      phone: '+33 6-12 34 56 78',
      message: `Bonjour ${family}`,
    })
  })

  it.each(['', '   '])('uses the default subject without a type of project (%j)', (projectType) => {
    expect(toTemplateParams({ ...values, projectType })).toMatchObject({
      project_type: '',
      subject: 'Nouveau message depuis le site',
    })
  })

  it('sends the message when the storage throws', async () => {
    vi.stubGlobal('localStorage', throwingStorage)
    expect(await send()).toMatchObject({ kind: 'success' })
  })
})

describe('sendContact returns an error', () => {
  beforeEach(() => expectConsole(/console\.error: Sending the contact form failed/))

  it.each([
    [400, 'The Public Key is invalid', '❌ The Public Key is invalid'],
    [451, 'Unavailable For Headless Browser', '❌ Unavailable For Headless Browser'],
    [403, 'Forbidden', '❌ Forbidden'],
    [429, 'Too Many Requests', '❌ Too Many Requests'],
    [500, '', '❌ Erreur inconnue EmailJS.'],
    [502, '  ', '❌ Erreur inconnue EmailJS.'],
    [502, ' <!doctype html><title>Bad Gateway</title>', '❌ Erreur inconnue EmailJS.'],
    // From a proxy: the service answers "OK".
    [200, '<!doctype html><title>Connexion au réseau</title>', '❌ Erreur inconnue EmailJS.'],
    [200, '', '❌ Erreur inconnue EmailJS.'],
    [200, 'Quota exceeded', '❌ Quota exceeded'],
  ])('for the response %i “%s”', async (status, text, message) => {
    server.use(emailHandlers.refused(status, text))
    const lang = message.includes('inconnue') ? undefined : 'en'
    expect(await send()).toEqual({ kind: 'error', message, lang })
  })

  it('with the beginning of a long response', async () => {
    server.use(emailHandlers.refused(502, 'x'.repeat(5000)))
    const status = await send()
    expect(status.kind === 'error' && status.message.length).toBeLessThan(320)
  })

  it('for a network failure, with the same text in every browser', async () => {
    server.use(emailHandlers.networkError)
    expect(await send()).toEqual({ kind: 'error', message: '❌ Network Error', lang: 'en' })
  })

  it('for the client’s own checks, if they are enabled', async () => {
    vi.stubGlobal('navigator', { webdriver: true })
    expect(await send({}, { ...contactSettings.client, blockHeadless: true })).toMatchObject({
      message: '❌ Unavailable For Headless Browser',
    })
    const blockList = { list: ['jeanne@example.fr'], watchVariable: 'from_email' }
    expect(await send({}, { ...contactSettings.client, blockList })).toMatchObject({
      message: '❌ Forbidden',
    })
    const limited = { ...contactSettings.client, limitRate: { id: 'contact', throttle: 5000 } }
    expect(await send({}, limited)).toMatchObject({ kind: 'success' })
    expect(await send({}, limited)).toMatchObject({ message: '❌ Too Many Requests' })
    expect(sentMessages.all()).toHaveLength(1)
  })

  it('after 20 s without a response', async () => {
    vi.useFakeTimers()
    server.use(emailHandlers.pending)
    const status = send()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await status).toMatchObject({ kind: 'error', message: expect.stringMatching(/^❌ Le service/) })
  })
})

/** Sends with a mocked EmailJS client, in a newly imported module. */
const sendWithClient = async (client: Record<string, unknown>) => {
  vi.resetModules()
  vi.doMock('@emailjs/browser', () => client)
  const fresh = await import('./send')
  return fresh.sendContact(values, settings.email)
}

describe('unexpected results of the client', () => {
  it.each([
    [{ status: 202, text: 'Accepted' }, '❌ Erreur EmailJS (202).'],
    [{ text: 'OK' }, '❌ Erreur EmailJS (inconnue).'],
    [undefined, '❌ Erreur EmailJS (inconnue).'],
  ])('the response %j is an error with its status', async (answer, message) => {
    const status = await sendWithClient({ init: () => undefined, send: () => Promise.resolve(answer) })
    expect(status).toEqual({ kind: 'error', message })
  })

  it.each([
    [new Error('Out of paper'), '❌ Out of paper'],
    [new Error(''), '❌ Erreur inconnue EmailJS.'],
    [{ status: 0, text: 'Network Error' }, '❌ Network Error'],
    [{ text: ' ', message: ' From the message ' }, '❌ From the message'],
    [undefined, '❌ Erreur inconnue EmailJS.'],
    ['text alone', '❌ Erreur inconnue EmailJS.'],
  ])('the thrown value %j is shown by its text or message', async (thrown, message) => {
    expectConsole(/Sending the contact form failed/)
    const status = await sendWithClient({ init: () => undefined, send: () => Promise.reject(thrown) })
    const lang = message.includes('inconnue') ? undefined : 'en'
    expect(status).toEqual({ kind: 'error', message, lang })
  })
})

it('stops its timer after the response', async () => {
  vi.useFakeTimers()
  await sendWithClient({ init: () => undefined, send: () => Promise.resolve({ status: 200, text: 'OK' }) })
  expect(vi.getTimerCount()).toBe(0)
})

it('sends each message to the host in its settings', async () => {
  await sendContact(values, { ...settings.email, origin: 'https://mail.test' })
  await sendContact(values, settings.email)
  expect(requestedUrls().map(String)).toEqual([
    'https://mail.test/api/v1.0/email/send',
    'https://api.emailjs.com/api/v1.0/email/send',
  ])
})
