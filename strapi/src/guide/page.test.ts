import { expect, it } from 'vitest'
import { guidePage } from './page'

it('names who helps the owner', () => {
  expect(guidePage(' Paul & fils, 04 68 00 00 00 ')).toMatch(/Appelez\s+Paul &amp; fils, 04 68 00 00 00\./)
})

it('says who that is in general when nobody is named', () => {
  expect(guidePage(' ')).toMatch(/Appelez\s+la personne qui s’occupe de votre site\./)
})
