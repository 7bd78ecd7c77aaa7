/** Whether this is a number, as ids were before Strapi 5. */
export const isNumericId = (id: string): boolean => /^\d+$/.test(id)

/** Whether a slug may be an id: a number, or the 24 letters and digits of a document id. */
export const couldBeId = (slug: string): boolean => isNumericId(slug) || /^[a-z0-9]{24}$/.test(slug)
