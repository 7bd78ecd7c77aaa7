/** Texts of a request that starts from a product or a service: what is carried over to the contact form. */
export const quoteTexts = {
  heading: 'Votre demande concerne',
  remove: 'Retirer de la demande',
  loading: 'Nous retrouvons votre choix…',
  productGone: 'Ce produit n’est plus au catalogue. Dites-nous ce que vous cherchez, nous vous répondrons.',
  serviceGone: 'Cette prestation n’est plus en ligne. Dites-nous ce qu’il vous faut, nous vous répondrons.',
  failed: 'Votre choix n’a pas pu être retrouvé. Nommez-le dans votre message, nous vous répondrons.',
  productMessage: (title: string) => `Bonjour,\n\nJe souhaite un devis pour : ${title}.`,
  serviceMessage: (title: string) => `Bonjour,\n\nVotre prestation « ${title} » m’intéresse.`,
} as const
