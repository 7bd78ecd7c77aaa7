import { Link } from 'react-router-dom'
import { site } from '../../../site/identity'
import type { LabelledLink } from '../../../site/link'
import { mainNavigation, otherPages } from '../../../site/navigation'
import { paths } from '../../../site/paths'
import type { Shop } from '../../../site/shop'
import { common } from '../../../site/texts/common'
import { layoutTexts } from '../../../site/texts/layout'
import { Button, ButtonLink } from '../../foundation/Button/Button'
import { ContactBlock } from '../../contact/ContactBlock/ContactBlock'
import { ProofRow } from '../../contact/ProofRow/ProofRow'
import { Icon } from '../../foundation/Icon/Icon'
import { isLongName, Logo } from '../Logo/Logo'
import { SocialLinks } from '../SocialLinks/SocialLinks'
import { About, Band, BottomRow, Head, Menu, More, Name, Phone, Tagline } from './Footer.styles'

export type FooterProps = {
  /** The firm's name; the site's when absent. */
  name?: string
  /** Whether “Afficher plus” is expanded. */
  isExpanded: boolean
  /** Called to expand or collapse it. */
  onToggle: () => void
  /** The shop's contact details. */
  shop: Shop
  /** Whether paper shows them here; true when absent. The contact page has them above. */
  isContactPrinted?: boolean
}

const MORE_ID = 'footer-more'

/** The footer of every page, with the contact details behind a toggle. */
export const Footer = ({
  name = site.name,
  isExpanded,
  onToggle,
  shop,
  isContactPrinted = true,
}: FooterProps) => (
  <Band data-surface="dark">
    <Head>
      <div>
        <Name $isLong={isLongName(name)}>
          <Logo name={name} />
        </Name>
        <Tagline>{site.tagline}</Tagline>
        <Phone href={shop.phone.href}>{shop.phone.label}</Phone>
      </div>
      <Button variant="outline" aria-expanded={isExpanded} aria-controls={MORE_ID} onClick={onToggle}>
        {/* An element, because a translated text node is no longer React's to replace. */}
        <span>{isExpanded ? layoutTexts.showLess : layoutTexts.showMore}</span>
        <Icon name="chevron" />
      </Button>
    </Head>
    <ProofRow place="footer" proof={shop.proof} />
    <More id={MORE_ID} $isExpanded={isExpanded} $isPrinted={isContactPrinted}>
      <About>
        <p>{layoutTexts.blurb}</p>
        <SocialLinks {...shop.social} />
      </About>
      <div>
        <h2>{common.contactUs}</h2>
        <ContactBlock shop={shop} />
        <ButtonLink to={paths.contact}>
          {common.contactUs}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
    </More>
    <BottomRow aria-label={layoutTexts.footerMenu}>
      <Links items={mainNavigation} />
      <Links items={otherPages} />
    </BottomRow>
  </Band>
)

const Links = ({ items }: { items: readonly LabelledLink[] }) => (
  <Menu role="list">
    {items.map(({ label, href }) => (
      <li key={href}>
        <Link to={href} discover="none">
          {label}
        </Link>
      </li>
    ))}
  </Menu>
)
