import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageMetadata } from '../../components/PageMetadata/PageMetadata'
import { legalMetadata } from '../../seo/metadata/legal'
import { LegalView } from './LegalView'

export const LegalPage = () => {
  const { hash } = useLocation()

  // Who comes by a link to one section finds it even when the page's code arrived after the address.
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
