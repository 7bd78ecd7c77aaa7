/** Texts of the button that passes on a page's address. */
export const shareTexts = {
  copy: 'Copier le lien',
  /** On phones, which have a menu for it. */
  share: 'Partager',
  copied: 'Lien copié',
  /** Label of the address when the browser does not allow to copy it. */
  address: 'Adresse de cette page, à copier',
} as const
