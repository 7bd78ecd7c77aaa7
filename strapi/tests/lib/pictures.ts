import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { administer, upload, type Entry } from './server'

const seedFolder = fileURLToPath(new URL('../../seed/pictures/', import.meta.url))

/** The bytes of a picture of the seed, such as "products/ac-indoor". */
export const seedPicture = (name: string) => new Uint8Array(readFileSync(`${seedFolder}${name}.jpg`))

/** Uploads a picture of the seed, with an alternative text. @returns its id in the media library. */
export const uploadPicture = async (name = 'products/ac-indoor'): Promise<number> => {
  const { body } = await upload({ bytes: seedPicture(name), name: 'photo.jpg', type: 'image/jpeg' })
  const id = body[0]?.id
  if (!id) throw new Error(JSON.stringify(body))
  const form = new FormData()
  form.append('fileInfo', JSON.stringify({ name: 'photo.jpg', alternativeText: 'Un climatiseur' }))
  await administer<Entry>(`/upload?id=${id}`, { method: 'POST', body: form })
  return id
}
