import { formatNumber } from './numbers'

/** Without its sign: 1250.5 gives "1 250,50", 65 gives "65". */
export const formatEuros = (euros: number): string => formatNumber(euros).replace(/,\d$/, '$&0')
