export const isNumericId = (id: string): boolean => /^\d+$/.test(id)

/** Numeric as in Strapi 4, or a document id of Strapi 5. */
export const couldBeId = (slug: string): boolean => isNumericId(slug) || /^[a-z0-9]{24}$/.test(slug)

// No title is as long, and servers refuse so long an address.
const MAX_SLUG_LENGTH = 500

/** Every title contains the empty text, so that is not looked up. */
export const couldBeSlug = (slug: string): boolean => slug !== '' && slug.length <= MAX_SLUG_LENGTH
