import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { contactMetadata } from '../../seo/metadata/contact'
import type { EmailSettings } from '../../site/settings'
import { useAreaMap } from '../useAreaMap'
import { ContactView } from './ContactView'
import { useContactForm } from './useContactForm'
import { useOpeningStatus } from './useOpeningStatus'

export type ContactPageProps = {
  /** The e-mail service; the site's own settings unless a story gives others. */
  email?: EmailSettings
}

export const ContactPage = ({ email }: ContactPageProps) => (
  <>
    <PageMetadata {...contactMetadata()} />
    <ContactView form={useContactForm(email)} opening={useOpeningStatus()} map={useAreaMap()} />
  </>
)
