/** Apart from the others: the page has them before it loads what a quote is asked for. */
export const quoteBoxTexts = {
  heading: 'Votre demande concerne',
  /** For screen readers, the name of one of several or `fromRequest` follows. */
  remove: 'Retirer',
  fromRequest: 'de la demande',
  removeAll: 'Tout retirer',
  loading: 'Nous retrouvons votre choix…',
  failed: 'Votre choix n’a pas pu être retrouvé. Nommez-le dans votre message, nous vous répondrons.',
} as const
