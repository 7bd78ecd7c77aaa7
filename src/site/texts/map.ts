/** Specification, 2. */
export const mapTexts = {
  heading: 'Nous venons jusqu’à vous',
  questions: {
    area: 'Intervenez-vous chez moi ?',
    altitude: 'Trouver l’altitude de ma commune',
  },
  showInteractive: 'Afficher la carte interactive',
  showDrawn: 'Revenir à la carte dessinée',
  waiting: 'La carte interactive arrive…',
  failed: 'La carte interactive ne répond pas.',
  interactiveTitle: 'Carte interactive OpenStreetMap des environs de Limoux',
  thirdParty: 'La carte interactive est fournie par OpenStreetMap.',
  directions: 'Itinéraire',
} as const
