import { common } from './common'

/** Texts of the contact page and its form (specification, 2). */
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
  mapHeading: 'Nous venons jusqu’à vous',
  submit: 'Envoyer le message',
  sending: 'Envoi en cours…',
  starred: 'Les champs suivis de * sont demandés.',
  privacy: 'Vos réponses ne servent qu’à vous répondre.',
  privacyLink: 'Vos données et vos droits',
  orCall: 'Vous pouvez aussi nous appeler :',
  withoutScript: 'Le formulaire a besoin de JavaScript pour partir. Appelez-nous, c’est encore plus simple :',
} as const

/** What is said under a field (specification, 5). */
export const fieldErrors = {
  fullName: 'Le nom/prénom est requis',
  mobileMissing: 'Le téléphone est requis',
  mobile: 'Numéro invalide (ex: +33612345678)',
  email: 'Adresse e-mail invalide',
  message: 'Le message est requis',
  website: 'Spam détecté',
} as const

/** What is said below the form (specification, 5 and 8). */
export const submitTexts = {
  invalid: 'Merci de corriger les champs indiqués.',
  unconfigured: 'Configuration EmailJS incomplète (service / template / public key).',
  throttled: 'Veuillez patienter quelques secondes avant un nouvel envoi.',
  sent: '✅ Message envoyé avec succès !',
  /** @param status null when the service gives none. */
  refused: (status: number | null) => `❌ Erreur EmailJS (${status ?? 'inconnue'}).`,
  failed: (reason: string) => `❌ ${reason}`,
  networkError: 'Network Error',
  unknownReason: 'Erreur inconnue EmailJS.',
  timeout: 'Le service d’envoi tarde à répondre : votre message n’est peut-être pas parti.',
  defaultSubject: 'Nouveau message depuis le site',
} as const
