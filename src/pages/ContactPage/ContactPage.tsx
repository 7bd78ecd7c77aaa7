import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { contactMetadata } from '../../seo/metadata/contact'
import type { EmailSettings } from '../../site/settings'
import { useAreaMap } from '../useAreaMap'
import { ContactView } from './ContactView'
import { useContactForm } from './useContactForm'
import { useOpeningStatus } from './useOpeningStatus'

export type ContactPageProps = {
  /** The e-mail settings; default: the site's settings. */
  email?: EmailSettings
}

export const ContactPage = ({ email }: ContactPageProps) => (
  <>
    <PageMetadata {...contactMetadata()} />
    <ContactView form={useContactForm(email)} opening={useOpeningStatus()} map={useAreaMap()} />
  </>
)
