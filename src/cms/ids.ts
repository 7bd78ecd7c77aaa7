/** Whether an id is numeric, as in Strapi 4. */
export const isNumericId = (id: string): boolean => /^\d+$/.test(id)

/** Whether a slug may be an id: numeric, or a document id of 24 letters and digits. */
export const couldBeId = (slug: string): boolean => isNumericId(slug) || /^[a-z0-9]{24}$/.test(slug)
