import { describe, expect, it } from 'vitest'
import { ALWAYS } from '../../../site/notice'
import { defaultShop } from '../../../site/shop'
import { answerSingle } from '../../../testing/answerSingle'
import { expectConsole } from '../../../testing/consoleGuard'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import { fetchShop } from './shop'

describe('the shop', () => {
  const fields = {
    phone: '0468112233',
    email: 'bonjour@example.fr',
    street: '3 rue du Four',
    postal_code: '11300',
    village: 'Limoux',
    facebook: 'www.facebook.com/braise',
    linkedin: 'https://www.linkedin.com/company/braise',
    monday: 'fermé',
    tuesday: '9h-12h',
    closures: [{ id: 1, from: '2026-08-03', to: '2026-08-15' }],
  }
  const shop = {
    phone: { label: '04 68 11 22 33', href: 'tel:+33468112233' },
    email: 'bonjour@example.fr',
    address: { street: '3 rue du Four', postalCode: '11300', village: 'Limoux', department: 'Aude' },
    social: {
      facebook: 'https://www.facebook.com/braise',
      linkedin: 'https://www.linkedin.com/company/braise',
    },
    hours: [[], [], [{ opens: '09:00', closes: '12:00' }], [], [], [], []],
    closures: [{ from: '2026-08-03', to: '2026-08-15' }],
    notices: [{ text: 'Fermé du 3 au 15\u00a0août', from: '2026-07-27', until: '2026-08-15' }],
  }

  it.each(['flat', 'wrapped'] as const)('is read from a %s response', async (shape) => {
    answerSingle('shop', fields, shape)
    expect(await fetchShop()).toEqual(shop)
  })

  it('has nothing for what is empty', async () => {
    answerSingle('shop', { phone: null, email: '', closures: [] })
    expect(await fetchShop()).toEqual({})
  })

  it('has nothing for what is invalid, with a warning', async () => {
    answerSingle('shop', {
      phone: 'nous appeler',
      facebook: 'javascript:alert(1)',
      linkedin: 'linkedin',
      monday: 'nous appeler',
      tuesday: '9h-12h',
      closures: [
        { from: '2026-08-15', to: '2026-08-03' },
        { from: 'août' },
        { from: '2026-08' },
        { from: '2026-12-24', to: '2026-12-32' },
        12,
      ],
      open_on_holidays: 'non',
    })
    expect(await fetchShop()).toEqual({
      hours: [[], 'appointment', [{ opens: '09:00', closes: '12:00' }], [], [], [], []],
    })
    expectConsole(/warn: .*“nous appeler” is not a telephone number/)
    expectConsole(/warn: .*opening hours “nous appeler”/)
    for (const from of ['2026-08-15"', 'août"}', '2026-08"}', '2026-12-24"'])
      expectConsole(new RegExp(`warn: .*closure {"from":"${from}.* is ignored`))
    expectConsole(/warn: .*closure 12 is ignored/)
    expectConsole(/warn: .*“javascript:alert\(1\)” is no web address: the site’s own facebook is shown/)
    expectConsole(/warn: .*“linkedin” is no web address/)
  })

  it('may be open by appointment', async () => {
    answerSingle('shop', { monday: '10h-12h30 / 13h30-18h', saturday: 'Sur rendez-vous', sunday: 'FERMÉ' })
    const [sunday, monday, saturday] = [[], defaultShop.hours[1], 'appointment']
    expect(await fetchShop()).toEqual({ hours: [sunday, monday, [], [], [], [], saturday] })
  })

  it('may open on public holidays', async () => {
    answerSingle('shop', { open_on_holidays: true })
    expect(await fetchShop()).toEqual({ opensOnHolidays: true })
  })

  it.each<[object, { from: string; until: string }]>([
    [{}, ALWAYS],
    [
      { notice_from: '2026-07-20', notice_until: null },
      { ...ALWAYS, from: '2026-07-20' },
    ],
    [
      { notice_from: '2026-08-15', notice_until: '2026-08-15' },
      { from: '2026-08-15', until: '2026-08-15' },
    ],
  ])('has a notice with the dates %j', async (dates, days) => {
    answerSingle('shop', { notice: ' Fermé le\nsamedi 15 : bonnes vacances ! ', ...dates })
    const text = withFrenchSpaces('Fermé le samedi 15 : bonnes vacances !')
    expect(await fetchShop()).toEqual({ notices: [{ text, ...days }] })
  })

  it.each([
    { notice_from: '2026-08-15', notice_until: '2026-08-01' },
    { notice_from: 'août' },
    { notice_until: '2026-02-30' },
    { notice_until: '2026-08' },
    { notice_from: 12 },
  ])('has no notice with the dates %j, with a warning', async (dates) => {
    answerSingle('shop', { notice: 'Fermé', ...dates })
    expect(await fetchShop()).toEqual({})
    expectConsole(/warn: .*The notice is ignored/)
  })

  it('has a notice without its HTML, with a warning', async () => {
    answerSingle('shop', {
      notice: '<p onclick="x()">Fermé <b>lundi</b>,<br>ouvert dès 8 h, − 20 % < 9 kW</p>',
    })
    expect((await fetchShop())?.notices?.[0]?.text).toBe(
      withFrenchSpaces('Fermé lundi, ouvert dès 8 h, − 20 % < 9 kW'),
    )
    expectConsole(/warn: .*without its HTML/)
  })

  it('has a notice cut after a word when it is too long, with a warning', async () => {
    answerSingle('shop', { notice: 'fermé '.repeat(334) })
    const text = (await fetchShop())?.notices?.[0]?.text ?? ''
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/fermé…$/)
    expectConsole(/warn: .*The notice has 2003 characters/)
  })

  it('has a notice cut between two emoji, not within one, with a warning', async () => {
    answerSingle('shop', { notice: `Ho!${'🎄'.repeat(200)}` })
    expect((await fetchShop())?.notices?.[0]?.text).toBe(`Ho!${'🎄'.repeat(157)}…`)
    expectConsole(/warn: .*The notice has 203 characters/)
  })

  it.each([
    ['two numbers in one', '04 68 11 22 33 / 06 11 22 33 44'],
    ['a text with a number', `04 68 11 22 33 ${'tous les jours '.repeat(5)}`],
  ])('keeps its own telephone number instead of %s: the header has room for one', async (_, phone) => {
    answerSingle('shop', { phone })
    expect(await fetchShop()).toEqual({})
    expectConsole(/warn: .*is not a telephone number/)
  })

  it('may say what its telephone number is for', async () => {
    const phone = '+33 (0)4 68 11 22 33 (atelier)'
    answerSingle('shop', { phone })
    expect(await fetchShop()).toEqual({ phone: { label: phone, href: 'tel:+33468112233' } })
  })

  it.each([null, ''])('may be closed for one day, with the end %j', async (to) => {
    answerSingle('shop', { closures: [{ from: '2026-12-24', to }] })
    expect((await fetchShop())?.closures).toEqual([{ from: '2026-12-24', to: '2026-12-24' }])
  })

  // Otherwise the notice would end the closure before the opening status does.
  it.each(['2026-11-22', '2026-11-25'])('has one closure, when the next begins on %s', async (from) => {
    answerSingle('shop', {
      closures: [
        { from, to: '2026-11-28' },
        { from: '2026-11-20', to: '2026-11-24' },
      ],
    })
    expect(await fetchShop()).toEqual({
      closures: [{ from: '2026-11-20', to: '2026-11-28' }],
      notices: [{ text: 'Fermé du 20 au 28\u00a0novembre', from: '2026-11-13', until: '2026-11-28' }],
    })
  })
})
