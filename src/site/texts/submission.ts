/** Specification, 5. */
export const fieldErrors = {
  fullName: 'Le nom/prénom est requis',
  mobileMissing: 'Le téléphone est requis',
  mobile: 'Numéro invalide (ex: +33612345678)',
  email: 'Adresse e-mail invalide',
  message: 'Le message est requis',
  website: 'Spam détecté',
} as const

/** Specification, 5 and 8. */
export const submitTexts = {
  invalid: 'Merci de corriger les champs indiqués.',
  unconfigured: 'Configuration EmailJS incomplète (service / template / public key).',
  throttled: 'Veuillez patienter quelques secondes avant un nouvel envoi.',
  sent: '✅ Message envoyé avec succès !',
  refused: (status: number | null) => `❌ Erreur EmailJS (${status ?? 'inconnue'}).`,
  unknownReason: 'Erreur inconnue EmailJS.',
  timeout: 'Le service d’envoi tarde à répondre : votre message n’est peut-être pas parti.',
  defaultSubject: 'Nouveau message depuis le site',
  about: (labels: readonly string[]) => `Ma demande concerne : ${labels.join(', ')}`,
} as const
