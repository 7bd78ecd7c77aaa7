import { useState } from 'react'
import { PageMetadata } from '../../components/PageMetadata/PageMetadata'
import { contactMetadata } from '../../seo/metadata/contact'
import { serviceArea, site } from '../../site/identity'
import { directionsUrl, mapEmbedUrl } from '../../site/map'
import type { EmailSettings } from '../../site/settings'
import { ContactView } from './ContactView'
import { useContactForm } from './useContactForm'
import { useOpeningStatus } from './useOpeningStatus'

export type ContactPageProps = {
  /** By what messages are sent; the settings of the site unless a story says otherwise. */
  email?: EmailSettings
}

export const ContactPage = ({ email }: ContactPageProps) => {
  const form = useContactForm(email)
  const opening = useOpeningStatus()
  const [isMapInteractive, setMapInteractive] = useState(false)
  return (
    <>
      <PageMetadata {...contactMetadata()} />
      <ContactView
        form={form}
        opening={opening}
        map={{
          isInteractive: isMapInteractive,
          onShowInteractive: () => setMapInteractive(true),
          embedUrl: mapEmbedUrl(site.coordinates, serviceArea.radiusKm),
          directionsUrl: directionsUrl(site.coordinates),
        }}
      />
    </>
  )
}
