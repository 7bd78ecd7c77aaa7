/** Chromium, Firefox, Safari. */
const NO_SERVER = [
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'The Internet connection appears to be offline.',
]

const LOST = 'La connexion a été coupée. Ce que vous avez tapé est encore là : réessayez dans un moment.'

/** After a failure, the button that sends files does nothing more. */
const CHOOSE_AGAIN = 'Appuyez sur « Annuler », puis choisissez de nouveau vos photos.'

const sending: Record<string, string> = {
  'Network error occurred': `La connexion a été coupée. ${CHOOSE_AGAIN}`,
  // The answers of the server in front of Strapi.
  'Upload failed with status 413':
    'Ce fichier est trop lourd. Réduisez la photo avant de l’envoyer : le mode d’emploi dit comment.',
  ...Object.fromEntries(
    [502, 503, 504].map((status) => [
      `Upload failed with status ${status}`,
      `Le serveur n’a pas répondu. Attendez une minute. ${CHOOSE_AGAIN}`,
    ]),
  ),
}

export const networkMessages: Record<string, string> = Object.fromEntries([
  ...NO_SERVER.flatMap((message) =>
    ['', 'content-manager.', 'upload.'].map((plugin) => [`${plugin}apiError.${message}`, LOST]),
  ),
  ...Object.entries(sending).map(([message, french]) => [`upload.apiError.${message}`, french]),
])
