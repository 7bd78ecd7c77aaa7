import { styled } from 'styled-components'
import { paths } from '../../../site/paths'
import type { Shop } from '../../../site/shop'
import { common } from '../../../site/texts/common'
import { layoutTexts } from '../../../site/texts/layout'
import { theme } from '../../../theme/theme'
import { ContactBlock } from '../../contact/ContactBlock/ContactBlock'
import { ButtonLink } from '../../foundation/Button/Button'
import { Drawer } from '../../foundation/Drawer/Drawer'
import { Icon } from '../../foundation/Icon/Icon'
import { SocialLinks } from '../SocialLinks/SocialLinks'

export type SidePanelProps = {
  /** Whether it is open. */
  isOpen: boolean
  /** Called to close it. */
  onClose: () => void
  /** The shop's contact details. */
  shop: Shop
}

/** The panel of every page: an invitation, the contact details, the social links. */
export const SidePanel = ({ isOpen, onClose, shop }: SidePanelProps) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    label={layoutTexts.panelHeading}
    closeLabel={layoutTexts.closePanel}
  >
    <Heading>{layoutTexts.panelHeading}</Heading>
    <ContactBlock shop={shop} />
    <ButtonLink to={paths.contact} onClick={onClose}>
      {common.contactUs}
      <Icon name="arrow" />
    </ButtonLink>
    <PanelFooter>
      <SocialLinks {...shop.social} />
    </PanelFooter>
  </Drawer>
)

const Heading = styled.h2`
  font-size: ${theme.fontSize.h2};
`

const PanelFooter = styled.div`
  margin-top: auto;
`
