import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { homeTextsQuery } from '../../cms/queries/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import {
  quoteParameters,
  readQuoteTarget,
  withoutQuoteProduct,
  withoutQuoteTarget,
} from '../../contact/quote'
import type { QuoteItem } from '../../contact/quote'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { useIsAnswered } from '../../hydration/address/useIsAnswered'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { ReadsAddress } from '../../hydration/address/ReadsAddress'
import { contactMetadata } from './metadata'
import type { EmailSettings } from '../../site/settings'
import { defaultAreaSentence } from '../../site/texts/areaSentence'
import { CommuneQuestion } from '../shared/CommuneQuestion'
import { useAreaMap } from '../shared/useAreaMap'
import { ContactPrices } from './ContactPrices'
import { ContactView } from './ContactView'
import { QuoteRoom } from './ContactView.styles'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import { useContactForm } from './useContactForm'
import { useOpeningStatus } from '../shared/useOpeningStatus'

/** 6 KB with its queries, for a visitor who comes from a page that carries something over. */
const lazyLoader = lazyModule(async () => (await import('./QuoteTargetLoader')).QuoteTargetLoader)

export type ContactPageProps = {
  /** The e-mail settings; default: the site's settings. */
  email?: EmailSettings
}

/** `/contact`: contact details, the message form, and the product or service that a request is about. */
export const ContactPage = ({ email }: ContactPageProps) => {
  const shop = useShop()
  const areaSentence = useQuery(homeTextsQuery()).data?.areaSentence ?? defaultAreaSentence
  const { map, mark } = useAreaMap()
  const [search, changeSearch] = useHydratedSearchParams()
  const asked = readQuoteTarget(search)
  const forget = () => changeSearch(withoutQuoteTarget, { replace: true })
  const items = useRef<readonly QuoteItem[]>([])
  const setItems = useCallback((found: readonly QuoteItem[]) => {
    items.current = found
  }, [])
  const { form, setValues, focusMessage, isSent } = useContactForm({
    address: String(search),
    onSent: () => asked && forget(),
    getQuoteItems: () => items.current,
    email,
  })
  const target = isSent ? null : asked
  const { code: QuoteTargetLoader, error } = useLazyModule(lazyLoader, target !== null)
  const isAnswered = useIsAnswered(target === null || QuoteTargetLoader !== undefined || error !== undefined)

  const remove = (slug: string) =>
    changeSearch((current) => withoutQuoteProduct(current, slug), { replace: true })
  const removeAll = () => {
    // The pressed button goes.
    focusMessage()
    forget()
  }

  return (
    <ReadsAddress parameters={quoteParameters} isAnswered={isAnswered}>
      <PageMetadata {...contactMetadata()} />
      <ContactView
        shop={shop}
        form={form}
        quoteTarget={
          target && QuoteTargetLoader ? (
            <QuoteTargetLoader
              target={target}
              onItems={setItems}
              onFill={setValues}
              onRemove={remove}
              onRemoveAll={removeAll}
            />
          ) : (
            !isAnswered && <QuoteRoom />
          )
        }
        opening={useOpeningStatus(shop)}
        areaSentence={areaSentence}
        prices={<ContactPrices />}
        map={map}
        question={<CommuneQuestion topic="area" onFound={mark} />}
      />
    </ReadsAddress>
  )
}
