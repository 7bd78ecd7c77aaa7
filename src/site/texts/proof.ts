export const proofTexts = {
  certifications: (count: number) => (count > 1 ? 'Certifications' : 'Certification'),
  numbered: (name: string, number?: string) => (number ? `${name} n°\u00A0${number}` : name),
  /** For screen readers, after the name of a certification. */
  seeCertificate: ' (voir le certificat)',
  insurance: 'Assurance décennale',
  since: 'Entreprise fondée en',
  comes: (name: string) => `C’est ${name} qui vient chez vous`,
  responseDelay: (delay: string) => `Réponse ${delay}`,
} as const
