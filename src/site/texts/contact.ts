import { common } from './common'

/** Specification, 2. */
export const contactTexts = {
  title: common.contactUs,
  metaDescription:
    'Un projet de poêle, d’insert ou de climatisation autour de Limoux ? Appelez-nous ou écrivez-nous : nous vous répondons de vive voix.',
  heading: 'Avez-vous un projet en tête?',
  subtitle: 'Contactez-nous',
  labels: {
    fullName: 'Prénom et Nom*',
    email: 'Email',
    projectType: 'Type de projet*',
    mobile: 'Mobile*',
    message: 'Message*',
    website: 'Site web (ne pas remplir)',
  },
  hints: {
    projectType: 'Exemple : panne, entretien, poêle à granulés',
    email: 'Exemple : prenom.nom@exemple.fr',
    mobile: 'Dix chiffres ou plus, par exemple 06\u00a012\u00a034\u00a056\u00a078',
  },
  submit: 'Envoyer le message',
  sending: 'Envoi en cours…',
  starred: 'Les champs suivis de * sont demandés.',
  privacy:
    'Vos réponses ne servent qu’à vous répondre. Elles nous sont transmises par le service d’envoi EmailJS, dont les serveurs peuvent se trouver hors de l’Union européenne.',
  privacyLink: 'Vos données et vos droits',
  outcome: 'Envoi du message',
  failed: (reason: string) => `❌ ${reason}`,
  /** In English, as the specification has it (8). */
  networkError: 'Network Error',
  /** Whether the message arrived is not always known. */
  kept: 'Tant que l’envoi n’est pas confirmé, votre message reste dans le formulaire.',
  orCall: 'Vous pouvez aussi nous appeler :',
  /** @param hours empty for a shop that never opens. @param delay as in "sous 24 h ouvrées". */
  callBack: (hours: string, { name, delay = '' }: { name?: string; delay?: string } = {}) =>
    `${name ? `${name} vous rappellera` : 'Nous vous rappellerons'} au numéro indiqué${delay && ` ${delay}`}${hours && `, aux heures d’ouverture : ${hours}`}.`,
  urgent: 'C’est pressé ? Appelez-nous :',
  withoutScript: 'Le formulaire a besoin de JavaScript. Appelez-nous, c’est encore plus simple :',
} as const
