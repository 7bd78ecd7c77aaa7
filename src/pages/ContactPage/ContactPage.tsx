import { useQuery } from '@tanstack/react-query'
import { homeTextsQuery } from '../../cms/queries/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import type { EmailSettings } from '../../site/settings'
import { defaultAreaSentence } from '../../site/texts/areaSentence'
import { CommuneQuestion } from '../shared/CommuneQuestion'
import { useAreaMap } from '../shared/useAreaMap'
import { useOpeningStatus } from '../shared/useOpeningStatus'
import { ContactPrices } from './ContactPrices'
import { ContactView } from './ContactView'
import { LazyQuoteTarget } from './LazyQuoteTarget'
import { contactMetadata } from './metadata'
import { useContactRequest } from './useContactRequest'

export type ContactPageProps = {
  /** The e-mail settings; default: the site's settings. */
  email?: EmailSettings
}

/** `/contact`: contact details, the message form, and the product or service that a request is about. */
export const ContactPage = ({ email }: ContactPageProps) => {
  const shop = useShop()
  const areaSentence = useQuery(homeTextsQuery()).data?.areaSentence ?? defaultAreaSentence
  const { map, mark } = useAreaMap()
  const { form, quote } = useContactRequest(email)

  return (
    <>
      <PageMetadata {...contactMetadata()} />
      <ContactView
        shop={shop}
        form={form}
        quoteTarget={<LazyQuoteTarget {...quote} />}
        opening={useOpeningStatus(shop)}
        areaSentence={areaSentence}
        prices={<ContactPrices />}
        map={map}
        question={<CommuneQuestion topic="area" onFound={mark} />}
      />
    </>
  )
}
