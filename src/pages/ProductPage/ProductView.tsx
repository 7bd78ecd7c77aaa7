import type { ReactNode } from 'react'
import { showroom } from '../../assets/pictures/scenes'
import { detailFacts, documentLinks, isWallUnit, offerTexts } from '../../catalogue/productDetails'
import { productFacts } from '../../catalogue/productFacts'
import type { Product } from '../../cms/content/types'
import { EnergyDetails } from '../../components/catalogue/EnergyDetails/EnergyDetails'
import { OfferLine } from '../../components/catalogue/OfferLine/OfferLine'
import { ProductDetails } from '../../components/catalogue/ProductDetails/ProductDetails'
import { ScriptButton } from '../../components/foundation/Button/Button'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import { FactTable } from '../../components/foundation/FactTable/FactTable'
import { Loading } from '../../components/foundation/Loading/Loading'
import { MissingContent } from '../../components/foundation/MissingContent/MissingContent'
import { MainActionLink } from '../../components/layout/MainActionLink/MainActionLink'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { ProductGallery } from '../../components/catalogue/ProductGallery/ProductGallery'
import { RichText } from '../../components/foundation/RichText/RichText'
import { lookOf } from '../../components/foundation/applianceLook'
import { DENSE } from '../../components/media/sizesInFrame'
import { Section } from '../../components/foundation/Section/Section'
import { Skeleton } from '../../components/foundation/Skeleton/Skeleton'
import { homeLink, powerHelp, productsLink } from '../../site/navigation'
import { paths, productQuoteHref } from '../../site/paths'
import { Accented } from '../../components/foundation/Accented/Accented'
import { common } from '../../site/texts/common'
import { productTexts as texts } from '../../site/texts/product'
import {
  Actions,
  Columns,
  LoadingText,
  Description,
  Eyebrow,
  FactsHeading,
  Lead,
  OtherActions,
  PictureColumn,
} from './ProductView.styles'
import { usePrintedAddress } from '../shared/usePrintedAddress'
import { ShareLink } from '../shared/ShareLink'
import { VisuallyHidden } from '../../components/foundation/VisuallyHidden/VisuallyHidden'
import { theme } from '../../theme/theme'
import { isAirConditioning } from '../../values/airConditioning'
import type { NoRetry, RestState, ViewState } from '../shared/viewState'

type ShownProduct = {
  product: Product
  /** For a product known from a list, which has no description: the state of the rest. */
  rest?: RestState
}

export type ProductState = ViewState<ShownProduct, NoRetry>

export type ProductViewProps = {
  /** The product, or why it cannot be shown. */
  state: ProductState
  /** A button beside the others: what else can be done with the product. */
  action?: ReactNode
  /** Below the product: those chosen to be compared. */
  tray?: ReactNode
  /** Below the price: the link to the aids. */
  aid?: ReactNode
  /** What leads on from the product, after its sheet. */
  related?: ReactNode
}

const SIZES = `(min-width: 88em) 38.5rem, (min-width: 48em) 44vw, ${DENSE} 69vw, 92vw`

const back = { label: texts.backToCatalogue, href: paths.products }

/** A product's page in each of its states. Without a product it links to the catalogue and the telephone. */
export const ProductView = ({ state, action, aid, tray, related }: ProductViewProps) => {
  const title = state.status === 'ready' ? state.product.title : texts.fallbackTitle
  const look = state.status === 'ready' ? lookOf(state.product.categories) : undefined
  // The calculation is not for air conditioning.
  const isStove = state.status !== 'ready' || !isAirConditioning(state.product.categories)
  return (
    <Accented accent={look?.accent}>
      <PageHero
        title={title}
        crumbs={[homeLink, productsLink, { label: title }]}
        picture={look?.picture ?? showroom}
      />
      <BelowTitle>
        <Section>
          {state.status === 'loading' && (
            <Loading label={texts.loading}>
              <LoadingSheet />
            </Loading>
          )}
          {state.status === 'error' && <MissingContent title={texts.unavailable} back={back} hasPhone />}
          {state.status === 'empty' && <MissingContent title={texts.notFound} back={back} hasPhone />}
          {state.status === 'ready' && <ProductSheet {...state} action={action} aid={aid} />}
          {tray}
        </Section>
        {related}
        {isStove ? (
          <CallBand question={texts.callQuestion} link={powerHelp} />
        ) : (
          <CallBand question={texts.airConditioningQuestion} />
        )}
      </BelowTitle>
    </Accented>
  )
}

const LoadingSheet = () => (
  <Columns aria-hidden="true">
    <Skeleton ratio="4 / 5" />
    <LoadingText>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="1.2rem" width="85%" />
      <Skeleton height="12rem" />
      <Skeleton height={theme.size.target} width="11rem" />
    </LoadingText>
  </Columns>
)

const AwaitedText = () => (
  <Loading label={texts.loading}>
    <Skeleton height="12rem" />
  </Loading>
)

type ProductSheetProps = ShownProduct & { action: ReactNode; aid: ReactNode }

const ProductSheet = ({ product, rest, action, aid }: ProductSheetProps) => {
  const path = paths.product(product.slug)
  const eyebrow = product.brand ?? product.categories[0]
  const { address, print } = usePrintedAddress(path)
  const facts = productFacts(product).map(({ name, value, missing }) => ({ name, value: value ?? missing }))
  const { details = {} } = product
  return (
    <>
      <Columns>
        <PictureColumn>
          <ProductGallery product={product} sizes={SIZES} />
          {address}
        </PictureColumn>
        <div>
          <VisuallyHidden as="h2">{product.title}</VisuallyHidden>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {product.subtitle && <Lead>{product.subtitle}</Lead>}
          <FactsHeading>{texts.factsHeading}</FactsHeading>
          <FactTable facts={facts} />
          <EnergyDetails product={product} />
          <Actions>
            <MainActionLink to={productQuoteHref(product.slug)}>{common.quote}</MainActionLink>
            <OfferLine parts={offerTexts(details)} />
            {aid}
            <OtherActions>
              {action}
              <ScriptButton variant="quiet" onClick={print}>
                {texts.print}
              </ScriptButton>
              <ShareLink key={path} path={path} title={product.title} />
            </OtherActions>
          </Actions>
          {product.descriptionHtml || rest?.status === 'loading' ? (
            <Description>
              <RichText
                key={product.slug}
                html={product.descriptionHtml}
                topLevel={3}
                awaited={<AwaitedText />}
              />
            </Description>
          ) : (
            rest && <MissingContent title={texts.unavailable} back={back} hasPhone />
          )}
        </div>
      </Columns>
      <ProductDetails
        facts={detailFacts(details)}
        documents={documentLinks(details)}
        size={details}
        isHung={isWallUnit(product)}
      />
    </>
  )
}
