import { useQuery } from '@tanstack/react-query'
import { homeTextsQuery } from '../../cms/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { contactMetadata } from '../../seo/metadata/contact'
import type { EmailSettings } from '../../site/settings'
import { defaultHomeTexts } from '../../site/texts/home'
import { useAreaMap } from '../useAreaMap'
import { ContactView } from './ContactView'
import { useContactForm } from './useContactForm'
import { useOpeningStatus } from './useOpeningStatus'

export type ContactPageProps = {
  /** The e-mail settings; default: the site's settings. */
  email?: EmailSettings
}

export const ContactPage = ({ email }: ContactPageProps) => {
  const shop = useShop()
  const { areaSentence } = { ...defaultHomeTexts, ...useQuery(homeTextsQuery()).data }
  return (
    <>
      <PageMetadata {...contactMetadata()} />
      <ContactView
        shop={shop}
        form={useContactForm(email)}
        opening={useOpeningStatus(shop)}
        areaSentence={areaSentence}
        map={useAreaMap()}
      />
    </>
  )
}
