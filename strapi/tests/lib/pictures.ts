import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { administer, type Entry, type Failure } from './server'

const seedFolder = fileURLToPath(new URL('../../seed/pictures/', import.meta.url))

/** The bytes of a picture of the seed, such as "products/ac-indoor". */
export const seedPicture = (name: string) => new Uint8Array(readFileSync(`${seedFolder}${name}.jpg`))

type File = { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string }

/** What the media library is sent about a file that it has. */
export const infoForm = (info: object) => {
  const form = new FormData()
  form.append('fileInfo', JSON.stringify(info))
  return form
}

/** What the media library is sent with a file. @param info what differs from an untouched form. */
export const fileForm = ({ bytes, name = 'photo.jpg', type = 'image/jpeg' }: File, info: object = {}) => {
  const form = infoForm({ name, alternativeText: null, caption: null, folder: null, ...info })
  form.append('files', new Blob([bytes], { type }), name)
  return form
}

/** Uploads a file to the media library. */
export const upload = (file: File, info?: object) =>
  administer<Entry[] & Failure>('/upload', { method: 'POST', body: fileForm(file, info) })

/** Replaces a file of the media library. */
export const replaceFile = (id: number, file: File) =>
  administer<Entry & Failure>(`/upload?id=${id}`, { method: 'POST', body: fileForm(file) })

/** Uploads a picture of the seed, then gives it an alternative text. @returns its id in the media library. */
export const uploadPicture = async (): Promise<number> => {
  const { body } = await upload({ bytes: seedPicture('products/ac-indoor') })
  const id = body[0]?.id
  if (!id) throw new Error(JSON.stringify(body))
  await administer<Entry>(`/upload?id=${id}`, {
    method: 'POST',
    body: infoForm({ name: 'photo.jpg', alternativeText: 'Un climatiseur' }),
  })
  return id
}
