import { describe, expect, inject, it } from 'vitest'
import { toHomeTexts, toLegalDetails } from '../../src/cms/strapi/normalisers/toFirmTexts'
import { toShop } from '../../src/cms/strapi/normalisers/toShop'
import { toTariffs } from '../../src/cms/strapi/normalisers/toTariffs'
import { hasPrices } from '../../src/cms/content/tariffs'
import { defaultHomeTexts } from '../../src/site/texts/home'
import { administer, visit, type Entry } from './lib/server'

const single = (uid: string) => `/content-manager/single-types/${uid}`

const read = async (path: string) => (await visit<{ data: Entry }>(`/api/${path}?populate=*`)).body.data

describe('what a new backend says of the firm', () => {
  const { shop, homePage, legalNotice, tariff, partners } = inject('server').newContent

  it('is what the site says without a backend', () => {
    expect(toShop(shop)).toEqual({})
    expect(toHomeTexts(homePage)).toEqual({})
    expect(toLegalDetails(legalNotice)).toEqual({})
  })

  it('has each text in its field, not only by the site’s defaults', () => {
    const values = Object.values(homePage)
    for (const text of Object.values(defaultHomeTexts)) expect(values).toContain(text)
    expect(shop).toMatchObject({
      phone: '04 68 20 07 05',
      monday: '10h-12h30 et 13h30-18h',
      sunday: 'fermé',
    })
  })

  it('has no price: none is invented without the sample content', () => {
    expect(hasPrices(toTariffs(tariff))).toBe(false)
  })

  it('has no partner: the site shows its own', () => {
    expect(partners).toEqual([])
  })
})

describe('the owner', () => {
  const shop = single('api::shop.shop')

  const saveShop = (body: object) => administer<{ data: Entry; error: object }>(shop, { method: 'PUT', body })

  it('closes at most a hundred times: ten thousand take minutes', async () => {
    const { status, body } = await saveShop({
      closures: Array.from({ length: 101 }, () => ({ from: '2026-08-03' })),
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body.error)).toContain('Il y en a trop : 100 au plus.')
  })

  it('changes the telephone number and closes for a holiday', async () => {
    const { status } = await saveShop({
      phone: '04 68 11 22 33',
      // As it is often pasted.
      postal_code: ' 11190 ',
      closures: [{ from: '2026-08-03', to: '2026-08-15' }],
    })
    expect(status).toBe(200)
    expect(toShop(await read('shop'))).toMatchObject({
      phone: { href: 'tel:+33468112233' },
      address: { postalCode: '11190' },
      closures: [{ from: '2026-08-03', to: '2026-08-15' }],
    })
    await saveShop({ phone: '04 68 20 07 05', postal_code: null, closures: [] })
  })

  it.each([
    ['phone', 'nous appeler'],
    ['phone', '00 00 00 00 00'],
    ['phone', '04 68 20 07 5'],
    ['tuesday', 'Fermé le matin, 14h-18h'],
    ['postal_code', '1130'],
    ['facebook', 'braise'],
    ['email', 'bonjour'],
  ])('is refused a %s like “%s”', async (field, value) => {
    const { status, body } = await saveShop({ [field]: value })
    expect(status).toBe(400)
    expect(JSON.stringify(body.error)).toContain(field)
  })

  it.each<[what: string, data: object, path: string[], sentence: RegExp]>([
    [
      'a closure that ends before it starts',
      { closures: [{ from: '2026-05-01' }, { from: '2027-01-03', to: '2026-12-24' }] },
      ['closures', '1', 'to'],
      /avant le premier/,
    ],
    [
      'a notice that ends before it starts',
      { notice: 'Fermé', notice_from: '2027-08-15', notice_until: '2027-08-01' },
      ['notice_until'],
      /avant le premier/,
    ],
    [
      'a closure in a year of which a digit is missing',
      { closures: [{ from: '0026-12-24' }] },
      ['closures', '0', 'from'],
      /Vérifiez l’année/,
    ],
    [
      'a notice until a year that is far off',
      { notice: 'Fermé', notice_until: '2206-08-15' },
      ['notice_until'],
      /Vérifiez l’année/,
    ],
    [
      'a date of reviews that is yet to come',
      { reviews: { score: 4.8, count: 12, source: 'Avis', date: `${new Date().getFullYear() + 1}-12-31` } },
      ['reviews', 'date'],
      /à venir/,
    ],
    ['a notice in HTML', { notice: '<b>Fermé</b>' }, ['notice'], /sans code HTML/],
    ['a year that is yet to come', { since: 2999 }, ['since'], /à venir/],
    ['a sentence of nobody', { contact_sentence: 'Bonjour' }, ['contact_name'], /Écrivez un nom/],
    ['quotes without a score', { review_quotes: [{ text: 'Bien' }] }, ['review_quotes'], /note des clients/],
    ['hours that run backwards', { monday: '18h-10h' }, ['monday'], /l’une après l’autre/],
    ['overlapping hours', { sunday: '9h-14h et 13h-18h' }, ['sunday'], /l’une après l’autre/],
    ['hours that nobody can read', { monday: 'nous appeler' }, ['monday'], /ne peuvent pas être lues/],
    ['brackets for a number', { phone: '((((((((' }, ['phone'], /pas un numéro/],
    ['an hour that does not exist', { friday: '10h-27h' }, ['friday'], /n’existe pas/],
    ['a page without https', { facebook: 'facebook.com/poeles' }, ['facebook'], /commencer par «\shttps/],
    [
      'a certificate without https',
      { certifications: [{ name: 'Qualibois', link: 'qualit-enr.org' }] },
      ['certifications', '0', 'link'],
      /commencer par «\shttps/,
    ],
    ['a minute that does not exist', { friday: '10h75-12h' }, ['friday'], /n’existe pas/],
  ])('is refused %s, which the site would leave out', async (_what, data, path, sentence) => {
    const { status, body } = await saveShop(data)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      details: { errors: [{ path, message: expect.stringMatching(sentence) }] },
    })
  })

  it('announces something on all pages, and opens on public holidays', async () => {
    const notice = 'Fermé du 1er au 15 août, dépannages assurés'
    const { status } = await saveShop({
      notice,
      notice_from: '2027-07-20',
      notice_until: '2027-08-15',
      open_on_holidays: true,
    })
    expect(status).toBe(200)
    expect(toShop(await read('shop'))).toEqual({
      notices: [{ text: notice, from: '2027-07-20', until: '2027-08-15' }],
      opensOnHolidays: true,
    })
    await saveShop({ notice: null, notice_from: null, notice_until: null, open_on_holidays: false })
  })

  it('shows that the firm is real', async () => {
    const reviews = { score: 4.8, count: 12, source: 'Avis', link: 'https://avis.example/' }
    const shown = { since: 2009, certifications: [{ name: 'Qualibois' }] }
    const { status } = await saveShop({ ...shown, reviews, review_quotes: [{ text: 'Bien' }] })
    expect(status).toBe(200)
    expect(toShop(await read('shop')).proof).toMatchObject({ ...shown, reviews: { quotes: [{}] } })
    expect((await saveShop({ reviews: { ...reviews, score: 99 } })).status).toBe(400)
    await saveShop({ since: null, certifications: [], reviews: null, review_quotes: [] })
  })

  it('is refused a notice of more than 160 signs, in French', async () => {
    const { status, body } = await saveShop({ notice: 'a'.repeat(161) })
    expect(status).toBe(400)
    expect(JSON.stringify(body.error)).toMatch(/160 caractères/)
  })

  it('keeps what the site can use', async () => {
    const closures = [{ from: '2026-12-24', to: '2026-12-24' }, { from: '2027-05-01' }]
    const saved = await saveShop({
      closures,
      wednesday: '9:00 – 24:00',
      thursday: 'FERMÉ',
      friday: '',
      saturday: '9h-12h / 14h-18h',
      sunday: 'Sur rendez-vous',
    })
    expect(saved.status).toBe(200)
    const { closures: shown, hours } = toShop(await read('shop'))
    expect(shown).toHaveLength(2)
    expect(hours?.slice(3)).toEqual([
      [{ opens: '09:00', closes: '24:00' }],
      [],
      [],
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
    ])
    expect(hours?.[0]).toBe('appointment')
    const usual = '10h-12h30 et 13h30-18h'
    await saveShop({
      closures: [],
      wednesday: usual,
      thursday: usual,
      friday: usual,
      saturday: usual,
      sunday: 'fermé',
    })
  })
})

const saveTariff = (body: object) =>
  administer<{ data: Entry; error: object }>(single('api::tariff.tariff'), { method: 'PUT', body })

describe('the prices of repairs', () => {
  it.each<[data: object, path: string[]]>([
    [{ hourly_rate: 'nous appeler' }, ['hourly_rate']],
    [{ call_out: '-5 €' }, ['call_out']],
    [{ quote: '150000 €' }, ['quote']],
    [
      {
        services: [
          { name: 'Ramonage', price: '75 €' },
          { name: 'Entretien', price: '?' },
        ],
      },
      ['services', '1', 'price'],
    ],
  ])('%j are refused: the site would leave them out', async (data, path) => {
    const { status, body } = await saveTariff(data)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      details: { errors: [{ path, message: expect.stringMatching(/^Écrivez un prix/) }] },
    })
  })

  it('may be empty, or say that there is nothing to pay', async () => {
    const { status } = await saveTariff({ hourly_rate: '', call_out: 'Offert', quote: 'Sur\u00A0devis' })
    expect(status).toBe(200)
    expect(toTariffs(await read('tariff'))).toMatchObject({
      hourlyRate: null,
      callOut: 'Offert',
      quote: 'Sur\u00A0devis',
      services: [],
    })
    await saveTariff({ call_out: null, quote: null })
  })
})
