import { describe, expect, it } from 'vitest'
import { readSettings, settings, settingsProblems } from './settings'

const complete = {
  VITE_CMS_URL: 'https://cms.example.fr',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
  VITE_EMAILJS_PUBLIC_KEY: 'key_1',
}

describe('VITE_CMS_URL', () => {
  it.each([
    'https://cms.example.fr',
    'https://cms.example.fr/',
    'https://cms.example.fr/api',
    'https://cms.example.fr/api/',
    '  https://cms.example.fr//  ',
  ])('%j is accepted, with or without /api', (url) => {
    expect(readSettings({ VITE_CMS_URL: url })).toMatchObject({
      cmsOrigin: 'https://cms.example.fr',
      apiUrl: 'https://cms.example.fr/api',
    })
  })

  it.each([undefined, '', '   '])('%j defaults to the companion on localhost', (url) => {
    expect(readSettings({ VITE_CMS_URL: url })).toMatchObject({
      cmsOrigin: 'http://127.0.0.1:1337',
      apiUrl: 'http://127.0.0.1:1337/api',
    })
  })

  it('keeps a path before /api', () => {
    expect(readSettings({ VITE_CMS_URL: 'https://example.fr/cms/api' }).apiUrl).toBe(
      'https://example.fr/cms/api',
    )
  })
})

describe('VITE_ARTICLES_URL', () => {
  it('defaults to the main backend', () => {
    expect(readSettings(complete).articlesApiUrl).toBe('https://cms.example.fr/api')
  })

  it.each(['https://news.example.fr', 'https://news.example.fr/api', 'https://news.example.fr/api/'])(
    '%s has /api appended only if it is missing',
    (url) => {
      expect(readSettings({ ...complete, VITE_ARTICLES_URL: url })).toMatchObject({
        articlesApiUrl: 'https://news.example.fr/api',
        apiUrl: 'https://cms.example.fr/api',
      })
    },
  )
})

describe('the e-mail settings', () => {
  it('are trimmed and default to the host of EmailJS', () => {
    expect(readSettings({ ...complete, VITE_EMAILJS_PUBLIC_KEY: ' key_1 ' }).email).toEqual({
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'key_1',
      origin: 'https://api.emailjs.com',
    })
  })

  it('may be missing', () => {
    expect(readSettings({}).email).toEqual({
      serviceId: '',
      templateId: '',
      publicKey: '',
      origin: 'https://api.emailjs.com',
    })
  })
})

describe('a malformed setting', () => {
  it.each(['cms.example.fr', 'ftp://cms.example.fr', 'javascript:alert(1)', 'non'])(
    '%j throws an error with the name of the variable',
    (url) => {
      expect(() => readSettings({ VITE_CMS_URL: url })).toThrow(/Malformed settings\. VITE_CMS_URL: /)
    },
  )

  it('is reported together with every other one', () => {
    const read = () =>
      readSettings({ VITE_CMS_URL: 'non', VITE_ARTICLES_URL: 'non', VITE_EMAILJS_ORIGIN: 'non' })
    expect(read).toThrow(/VITE_CMS_URL: .*VITE_ARTICLES_URL: .*VITE_EMAILJS_ORIGIN: /)
  })
})

describe('settingsProblems', () => {
  it('is empty when every variable is set', () => {
    expect(settingsProblems(complete)).toEqual([])
  })

  it('lists each missing variable with its consequence', () => {
    expect(settingsProblems({ ...complete, VITE_CMS_URL: ' ', VITE_EMAILJS_PUBLIC_KEY: undefined })).toEqual([
      'VITE_CMS_URL is missing: the content is read from http://127.0.0.1:1337.',
      'VITE_EMAILJS_PUBLIC_KEY is missing: the contact form cannot send.',
    ])
  })
})

it('the tests have their own settings', () => {
  expect(settings.apiUrl).toBe('https://cms.test/api')
})
