export const printTexts = {
  qrCode: 'Code QR de l’adresse de cette page',
  online: 'Cette page en ligne :',
} as const
