/** After "Une erreur est survenue : " (specification, 8). */
export const backendTexts = {
  unreachable: 'le service ne répond pas',
  interrupted: 'la réponse du service a été interrompue',
  unreadable: 'la réponse du service est illisible',
} as const
