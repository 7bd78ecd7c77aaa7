/** Texts that only a printed page has. */
export const printTexts = {
  qrCode: 'Code QR de l’adresse de cette page',
  /** Before the page's address. */
  online: 'Cette fiche en ligne :',
} as const
