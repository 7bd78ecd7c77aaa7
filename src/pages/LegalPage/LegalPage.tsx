import { useQuery } from '@tanstack/react-query'
import { showroom, winterHouse } from '../../assets/pictures/scenes'
import { legalDetailsQuery } from '../../cms/queries/firmQueries'
import { useShop } from '../../components/foundation/shopContext'
import { PageMetadata } from '../../components/layout/PageMetadata/PageMetadata'
import { accessibilityMetadata, legalMetadata } from './metadata'
import { defaultLegal } from '../../site/legal'
import { accessibilityChapters, accessibilityTexts } from '../../site/texts/accessibility'
import { legalChapters, legalTexts } from '../../site/texts/legal'
import { LegalView } from './LegalView'

/** The legal notices. */
export const LegalPage = () => {
  const shop = useShop()
  const { data } = useQuery(legalDetailsQuery())
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
  return (
    <>
      <PageMetadata {...accessibilityMetadata()} />
      <LegalView texts={accessibilityTexts} picture={showroom} chapters={accessibilityChapters(shop)} />
    </>
  )
}
