import { quoteBoxTexts } from './quoteBox'

type HomeInWords = {
  area: string
  height: string
  period: string
  altitude: string
  temperature: string
  need: string
}

/** With a full stop, unless the title has its own end. */
const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

export const quoteTexts = {
  ...quoteBoxTexts,
  productGone: 'Ce produit n’est plus au catalogue. Dites-nous ce que vous cherchez, nous vous répondrons.',
  productsGone:
    'Ces produits ne sont plus au catalogue. Dites-nous ce que vous cherchez, nous vous répondrons.',
  othersGone: (count: number) =>
    count > 1
      ? `${count} autres produits de votre choix ne sont plus au catalogue.`
      : 'Un autre produit de votre choix n’est plus au catalogue.',
  othersFailed: (count: number) =>
    count > 1
      ? `${count} autres produits de votre choix n’ont pas pu être retrouvés : nommez-les dans votre message.`
      : 'Un autre produit de votre choix n’a pas pu être retrouvé : nommez-le dans votre message.',
  serviceGone: 'Cette prestation n’est plus en ligne. Dites-nous ce qu’il vous faut, nous vous répondrons.',
  powerUnread: 'Votre calcul n’a pas pu être repris. Décrivez-nous votre logement, nous vous répondrons.',
  productsMessage: (titles: readonly string[]) =>
    titles.length > 1
      ? `Bonjour,\n\nJe souhaite un devis pour :\n${titles.map((title) => `– ${title}`).join('\n')}`
      : `Bonjour,\n\nJe souhaite un devis pour : ${ended(titles.join())}`,
  serviceMessage: (title: string) => `Bonjour,\n\nVotre prestation «\u00a0${title}\u00a0» m’intéresse.`,
  power: (need: string) => `Puissance estimée de ${need}`,
  powerProject: 'Choix d’un poêle',
  /** m; null in the highest band. */
  altitude: (upTo: number | null) =>
    upTo === null ? 'en altitude, à plus de 1000 m' : `à ${upTo}\u00a0m d’altitude au plus`,
  powerMessage: ({ area, height, period, altitude, temperature, need }: HomeInWords) =>
    `Bonjour,\n\nJe souhaite une visite pour choisir un poêle.\nMon logement : ${area}\u00a0m², ${height}\u00a0m sous plafond, ${period}, ${altitude}, chauffé à ${temperature}\u00a0°C.\nPuissance estimée : ${need}.`,
} as const
