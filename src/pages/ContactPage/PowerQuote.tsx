import { checkHome, readHomeAddress } from '../../heating/homeValues'
import { homeLimits, powerNeed, type Home } from '../../heating/powerNeed'
import { powerTexts } from '../../site/texts/power'
import { quoteTexts as texts } from '../../site/texts/quote'
import { formatNumber } from '../../values/numbers'
import { FoundQuote, type Quote, type QuoteActions } from './FoundQuote'

const toPowerQuote = (home: Home): Quote => {
  const { min, max } = powerNeed(home)
  const need = powerTexts.range(formatNumber(min), formatNumber(max))
  return {
    status: 'ready',
    items: [{ key: need, label: texts.power(need) }],
    remarks: [],
    texts: {
      projectType: texts.powerProject,
      message: texts.powerMessage({
        area: formatNumber(home.area),
        height: formatNumber(home.height),
        period: powerTexts.periodsInSentence[home.period],
        altitude: texts.altitude(home.altitude < homeLimits.altitude.max ? home.altitude : null),
        temperature: String(home.temperature),
        need,
      }),
    },
  }
}

export type PowerQuoteProps = QuoteActions & {
  /** The query string of the page about the power. */
  home: string
}

/** The home whose power was calculated. Only its measures are read: a link cannot write texts. */
export const PowerQuote = ({ home, ...actions }: PowerQuoteProps) => {
  const checked = checkHome(readHomeAddress(new URLSearchParams(home))).home
  const quote: Quote = checked ? toPowerQuote(checked) : { status: 'error', message: texts.powerUnread }
  return <FoundQuote quote={quote} {...actions} />
}
