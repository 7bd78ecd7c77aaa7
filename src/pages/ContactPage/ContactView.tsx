import type { ReactNode } from 'react'
import { fireClose } from '../../assets/pictures/scenes'
import type { AreaMapSectionProps } from '../../components/contact/AreaMapSection/AreaMapSection'
import { ServiceArea } from '../../components/contact/ServiceArea/ServiceArea'
import { ContactPerson } from '../../components/contact/ContactPerson/ContactPerson'
import { ProofRow } from '../../components/contact/ProofRow/ProofRow'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { Breadcrumb } from '../../components/layout/Breadcrumb/Breadcrumb'
import { ContactBlock } from '../../components/contact/ContactBlock/ContactBlock'
import { ContactForm, type ContactFormProps } from '../../components/contact/ContactForm/ContactForm'
import { OpeningLine } from '../../components/contact/OpeningLine/OpeningLine'
import { homeLink } from '../../site/navigation'
import type { OpeningStatus } from '../../site/opening'
import { CONTACT_FORM_ID } from '../../site/paths'
import type { Shop } from '../../site/shop'
import { mapTexts } from '../../site/texts/map'
import { contactTexts as texts } from '../../site/texts/contact'
import { Aside, Embers, FormSide, Heading, Split, Subtitle, Title } from './ContactView.styles'

export type ContactViewProps = {
  /** The shop's contact details. */
  shop: Shop
  /** What the form shows, and what it does when sent. */
  form: ContactFormProps
  /** What the request is about, for a visitor who comes from a product or a service. */
  quoteTarget?: ReactNode
  /** Whether the shop is open; null until hydration. */
  opening: OpeningStatus | null
  /** A sentence about the area that the firm covers. */
  areaSentence: string
  /** Below the form, because it may come late: where the prices are. */
  prices?: ReactNode
  /** The map of the area that the firm covers. */
  map: AreaMapSectionProps
  /** Beside the map: whether the firm comes to the visitor's commune. */
  question?: ReactNode
}

/** The contact details on a dark surface, the form on a light one, the map below. */
export const ContactView = ({
  shop,
  form,
  quoteTarget,
  opening,
  areaSentence,
  prices,
  map,
  question,
}: ContactViewProps) => (
  <>
    <Split>
      <Aside data-surface="dark">
        <Breadcrumb crumbs={[homeLink, { label: texts.title }]} isTitleBelow />
        <Title>{texts.title}</Title>
        <ContactBlock shop={shop} note={<OpeningLine status={opening} />} />
        <ContactPerson proof={shop.proof} />
        <Embers picture={fireClose} alt="" sizes="max(52rem, 60vw)" />
      </Aside>
      <FormSide>
        <Heading id={CONTACT_FORM_ID}>{texts.heading}</Heading>
        <Subtitle>{texts.subtitle}</Subtitle>
        {quoteTarget}
        <ContactForm {...form} />
        <ProofRow place="form" proof={shop.proof} />
        {prices}
      </FormSide>
    </Split>
    <BelowTitle>
      <ServiceArea map={map}>
        <Heading>{mapTexts.heading}</Heading>
        <p>{areaSentence}</p>
        {question}
      </ServiceArea>
    </BelowTitle>
  </>
)
