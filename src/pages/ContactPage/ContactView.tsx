import { fireClose } from '../../assets/pictures/scenes'
import {
  AreaMapSection,
  type AreaMapSectionProps,
} from '../../components/contact/AreaMapSection/AreaMapSection'
import { Breadcrumb } from '../../components/layout/Breadcrumb/Breadcrumb'
import { ContactBlock } from '../../components/contact/ContactBlock/ContactBlock'
import { ContactForm, type ContactFormProps } from '../../components/contact/ContactForm/ContactForm'
import { OpeningLine } from '../../components/contact/OpeningLine/OpeningLine'
import { contactDetails, site } from '../../site/identity'
import type { OpeningStatus } from '../../site/opening'
import { paths } from '../../site/paths'
import { common } from '../../site/texts/common'
import { contactTexts as texts } from '../../site/texts/contact'
import { homeTexts } from '../../site/texts/home'
import {
  Area,
  AreaText,
  Aside,
  Embers,
  FormSide,
  Heading,
  Split,
  Subtitle,
  Title,
} from './ContactView.styles'

export type ContactViewProps = {
  form: Omit<ContactFormProps, 'phone'>
  opening: OpeningStatus | null
  map: AreaMapSectionProps
}

/** The contact details on a dark surface, the form on a light one, the map below. */
export const ContactView = ({ form, opening, map }: ContactViewProps) => (
  <>
    <Split>
      <Aside data-surface="dark">
        <Breadcrumb crumbs={[{ label: common.home, href: paths.home }, { label: texts.title }]} />
        <Title>{texts.title}</Title>
        <ContactBlock {...contactDetails} note={<OpeningLine status={opening} />} />
        <Embers picture={fireClose} alt="" sizes="max(52rem, 60vw)" />
      </Aside>
      <FormSide>
        <Heading>{texts.heading}</Heading>
        <Subtitle>{texts.subtitle}</Subtitle>
        <ContactForm {...form} phone={{ label: site.phone, href: site.phoneHref }} />
      </FormSide>
    </Split>
    <Area>
      <AreaText>
        <Heading>{texts.mapHeading}</Heading>
        <p>{homeTexts.coverage.sentence}</p>
      </AreaText>
      <AreaMapSection {...map} />
    </Area>
  </>
)
