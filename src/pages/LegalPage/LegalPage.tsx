import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { showroom, winterHouse } from '../../assets/pictures/scenes'
import { legalDetailsQuery } from '../../cms/queries/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { accessibilityMetadata, legalMetadata } from './metadata'
import { defaultLegal } from '../../site/legal'
import { accessibilityChapters, accessibilityTexts } from '../../site/texts/accessibility'
import { legalChapters, legalTexts } from '../../site/texts/legal'
import { LegalView } from './LegalView'

/** The browser looks for the fragment before the page's code is loaded, and does not find it. */
const useFragment = () => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

/** The legal notices. */
export const LegalPage = () => {
  const shop = useShop()
  const { data } = useQuery(legalDetailsQuery())
  useFragment()
  return (
    <>
      <PageMetadata {...legalMetadata()} />
      <LegalView
        texts={legalTexts}
        picture={winterHouse}
        chapters={legalChapters(shop, { ...defaultLegal, ...data })}
      />
    </>
  )
}

/** The accessibility statement. */
export const AccessibilityPage = () => {
  const shop = useShop()
  useFragment()
  return (
    <>
      <PageMetadata {...accessibilityMetadata()} />
      <LegalView texts={accessibilityTexts} picture={showroom} chapters={accessibilityChapters(shop)} />
    </>
  )
}
