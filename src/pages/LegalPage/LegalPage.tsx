import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { legalDetailsQuery } from '../../cms/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { legalMetadata } from '../../seo/metadata/legal'
import { defaultLegal } from '../../site/legal'
import { legalSections } from '../../site/texts/legal'
import { LegalView } from './LegalView'

export const LegalPage = () => {
  const { hash } = useLocation()
  const shop = useShop()
  const { data } = useQuery(legalDetailsQuery())

  // The browser looks for the fragment before the page's code is loaded, and does not find it.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <>
      <PageMetadata {...legalMetadata()} />
      <LegalView sections={legalSections(shop, { ...defaultLegal, ...data })} />
    </>
  )
}
