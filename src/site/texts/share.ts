export const shareTexts = {
  copy: 'Copier le lien',
  share: 'Partager',
  copied: 'Lien copié',
  /** When the browser does not allow to copy it. */
  address: 'Adresse de cette page, à copier',
} as const
