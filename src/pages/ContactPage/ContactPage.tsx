import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { homeTextsQuery } from '../../cms/queries/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { readQuoteTarget, withoutQuoteProduct, withoutQuoteTarget } from '../../contact/quote'
import type { QuoteItem } from '../../contact/quote'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { contactMetadata } from './metadata'
import type { EmailSettings } from '../../site/settings'
import { defaultAreaSentence } from '../../site/texts/areaSentence'
import { CommuneQuestion } from '../shared/CommuneQuestion'
import { useAreaMap } from '../shared/useAreaMap'
import { ContactPrices } from './ContactPrices'
import { ContactView } from './ContactView'
import { LazyQuoteTarget } from './LazyQuoteTarget'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import { useContactForm } from './useContactForm'
import { useOpeningStatus } from '../shared/useOpeningStatus'

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

  const remove = (slug: string) =>
    changeSearch((current) => withoutQuoteProduct(current, slug), { replace: true })
  const removeAll = () => {
    // The pressed button goes.
    focusMessage()
    forget()
  }

  return (
    <>
      <PageMetadata {...contactMetadata()} />
      <ContactView
        shop={shop}
        form={form}
        quoteTarget={
          <LazyQuoteTarget
            target={isSent ? null : asked}
            onItems={setItems}
            onFill={setValues}
            onRemove={remove}
            onRemoveAll={removeAll}
          />
        }
        opening={useOpeningStatus(shop)}
        areaSentence={areaSentence}
        prices={<ContactPrices />}
        map={map}
        question={<CommuneQuestion topic="area" onFound={mark} />}
      />
    </>
  )
}
