/** Strapi's own key of the chosen language. */
const LANGUAGE = 'strapi-admin-language'

/** Strapi's own key of the message about its new media library; it ends in the id of the installation, here “false”. */
const MEDIA_LIBRARY_MESSAGE = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false'

/** What a browser starts with: French before the first log-in too, and no news of Strapi. */
export const presetChoices = (storage: Storage) => {
  if (storage.getItem(LANGUAGE) === null) storage.setItem(LANGUAGE, 'fr')
  storage.setItem(MEDIA_LIBRARY_MESSAGE, 'true')
}
