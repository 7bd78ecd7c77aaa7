import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { legalMetadata } from '../../seo/metadata/legal'
import { LegalView } from './LegalView'

export const LegalPage = () => {
  const { hash } = useLocation()

  // The browser looks for the fragment before the page's code is loaded, and does not find it.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <>
      <PageMetadata {...legalMetadata()} />
      <LegalView />
    </>
  )
}
