export const previewTexts = {
  title: 'Aperçu',
  banner: 'Aperçu : les visiteurs ne voient cette page qu’une fois la fiche publiée.',
  loading: 'Chargement de l’aperçu…',
  expired: 'Cet aperçu n’est plus valable.',
  expiredHint: 'Un lien d’aperçu sert une heure. Ouvrez-le de nouveau depuis l’administration.',
  unavailable: 'L’aperçu ne peut pas être affiché pour l’instant.',
  unavailableHint: 'Vérifiez que l’administration répond, puis réessayez.',
} as const
