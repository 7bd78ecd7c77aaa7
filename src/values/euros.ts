const CENTS_IN_EURO = 100

/** Without its sign: 1250.5 gives "1 250,50", 65 gives "65". For why not `Intl.NumberFormat`, see `formatNumber`. */
export const formatEuros = (euros: number): string => {
  const cents = Math.round(euros * CENTS_IN_EURO)
  const [whole = '', decimals = ''] = (cents / CENTS_IN_EURO).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202F')
  return decimals === '00' ? grouped : `${grouped},${decimals}`
}
