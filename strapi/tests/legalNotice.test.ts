import { describe, expect, it } from 'vitest'
import { administer, visit, type Entry } from './lib/server'

const saveLegalNotice = (body: object) =>
  administer<{ error: object }>('/content-manager/single-types/api::legal-notice.legal-notice', {
    method: 'PUT',
    body,
  })

describe('the numbers of the legal notice', () => {
  it.each([
    ['siren', '000 000 000', /SIREN n’existe pas/],
    ['siren', '123 456 789', /SIREN n’existe pas/],
    ['siret', '000 000 000 00000', /SIRET n’existe pas/],
    ['siret', '123 456 782 00011', /SIRET n’existe pas/],
    ['siret', '356 000 000 00002', /SIRET n’existe pas/],
    ['vat_number', 'FR00 000000000', /TVA n’existe pas/],
    ['vat_number', 'FR12 123456782', /TVA n’existe pas/],
    ['host_phone', '((((((((', /pas un numéro/],
  ])('are refused when nobody has them: %s “%s”', async (field, typed, sentence) => {
    const { status, body } = await saveLegalNotice({ [field]: typed })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      details: { errors: [{ path: [field], message: expect.stringMatching(sentence) }] },
    })
  })

  it.each([
    { siren: '123 456 782', siret: '12345678200010', vat_number: 'FR11 123 456 782', host_phone: '1007' },
    // Pasted with the spaces around it.
    { siren: '123456782 ', siret: '\u00a0123 456 782 00010' },
    { host_phone: '+33 9 72 10 10 07' },
    // A post office.
    { siret: '356 000 000 49837' },
    { vat_number: 'non applicable, article 293 B du CGI', host_phone: 'à compléter' },
    { siren: null, siret: null, vat_number: '', host_phone: null },
  ])('are stored: %j', async (numbers) => {
    expect((await saveLegalNotice(numbers)).status).toBe(200)
    expect((await visit<{ data: Entry }>('/api/legal-notice')).body.data).toMatchObject(numbers)
  })
})
