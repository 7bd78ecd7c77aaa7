export const printTexts = {
  qrCode: 'Code QR de l’adresse de cette page',
  online: 'Cette fiche en ligne :',
} as const
