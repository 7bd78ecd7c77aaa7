import { describe, expect, it } from 'vitest'
import { validateContact } from './validate'
import { emptyContact, type ContactValues } from './values'

const valid: ContactValues = {
  fullName: 'Jeanne Marty',
  email: 'jeanne.marty@example.fr',
  projectType: 'Poêle à granulés',
  mobile: '06 12 34 56 78',
  message: 'Bonjour',
  website: '',
}

const errorsOf = (change: Partial<ContactValues>) => validateContact({ ...valid, ...change })

it('accepts a complete form', () => {
  expect(validateContact(valid)).toEqual({})
})

it('reports every missing required field', () => {
  expect(validateContact(emptyContact)).toEqual({
    fullName: 'Le nom/prénom est requis',
    mobile: 'Le téléphone est requis',
    message: 'Le message est requis',
  })
})

it('treats spaces as an empty value', () => {
  expect(errorsOf({ fullName: '  ', mobile: '\u00a0 ', message: '\n\n' })).toEqual({
    fullName: 'Le nom/prénom est requis',
    mobile: 'Le téléphone est requis',
    message: 'Le message est requis',
  })
})

it('treats invisible characters as an empty value', () => {
  expect(errorsOf({ fullName: '\u200B', mobile: '\u202A\u202C' })).toEqual({
    fullName: 'Le nom/prénom est requis',
    mobile: 'Le téléphone est requis',
  })
})

it('accepts an empty type of project, although its label has an asterisk', () => {
  expect(errorsOf({ projectType: '' })).toEqual({})
})

describe('the telephone', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '+33612345678',
    '+33 (0)6 12 34 56 78',
    ' 0612345678 ',
    '06\u00a012\u00a034\u00a056\u00a078',
    '00 33 6 12 34 56 78',
    '\u202A06 12 34 56 78\u202C',
    '\u200E+33\u200B612345678\uFEFF',
    '06\u202F12\u202F34\u202F56\u202F78',
    '06\u201012\u201134\u201356\u221278',
    '\uFF0B33 6 12 34 56 78',
  ])('accepts %j', (mobile) => {
    expect(errorsOf({ mobile })).toEqual({})
  })

  it.each([
    '06 12 34',
    '061234567',
    '12345',
    '0612345678 poste 4',
    '06/12/34/56/78',
    'non merci',
    '+-(). +-(). ',
    '06123456７8',
  ])('rejects %j', (mobile) => {
    expect(errorsOf({ mobile })).toEqual({ mobile: 'Numéro invalide (ex: +33612345678)' })
  })
})

describe('the e-mail address', () => {
  it.each([
    '',
    '   ',
    'jeanne@example.fr',
    ' jeanne@example.fr ',
    'jeanne+poele@mail.example.fr',
    'j’étais@exämple.fr',
    '\u200Bjeanne@exam\u200Bple.fr\u202C',
  ])('accepts %j', (email) => {
    expect(errorsOf({ email })).toEqual({})
  })

  it.each([
    'jeanne',
    'jeanne@',
    '@example.fr',
    'jeanne@example',
    'jeanne@@example.fr',
    'a b@example.fr',
    'jeanne@example..fr',
    'a@b.fr, c@d.fr',
    '\u200B@\u200B.\u200B',
  ])('rejects %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Adresse e-mail invalide' })
  })
})

it('rejects a filled honeypot field', () => {
  expect(errorsOf({ website: 'https://spam.test' })).toEqual({ website: 'Spam détecté' })
})

describe('words around a valid value are rejected', () => {
  it.each(['tél. 06 12 34 56 78', 'Jeanne : 0612345678'])('before the telephone: %j', (mobile) => {
    expect(errorsOf({ mobile })).toEqual({ mobile: 'Numéro invalide (ex: +33612345678)' })
  })

  it.each(['Jeanne <jeanne@example.fr>', 'mailto: jeanne@example.fr', 'jeanne@example.fr;'])(
    'around the e-mail address: %j',
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: 'Adresse e-mail invalide' })
    },
  )
})
