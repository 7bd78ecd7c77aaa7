/** Whether an id is numeric, as in Strapi 4. */
export const isNumericId = (id: string): boolean => /^\d+$/.test(id)

/** Whether a slug may be an id: numeric, or a document id of 24 letters and digits. */
export const couldBeId = (slug: string): boolean => isNumericId(slug) || /^[a-z0-9]{24}$/.test(slug)

/** Characters. No title is as long, and servers refuse the address of such a look-up. */
const MAX_SLUG_LENGTH = 500

/** Whether a part of an address may name an entry. Every title contains the empty text, so that is not looked up. */
export const couldBeSlug = (slug: string): boolean => slug !== '' && slug.length <= MAX_SLUG_LENGTH
