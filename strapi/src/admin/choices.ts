const LANGUAGE = 'strapi-admin-language'

/** It ends in the id of the installation, here “false”. */
const MEDIA_LIBRARY_MESSAGE = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false'

export const presetChoices = () => {
  if (localStorage.getItem(LANGUAGE) === null) localStorage.setItem(LANGUAGE, 'fr')
  localStorage.setItem(MEDIA_LIBRARY_MESSAGE, 'true')
}
