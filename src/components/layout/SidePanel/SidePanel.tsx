import { styled } from 'styled-components'
import { layoutTexts } from '../../../site/texts/layout'
import { theme } from '../../../theme/theme'
import { ContactBlock, type ContactBlockProps } from '../../contact/ContactBlock/ContactBlock'
import { Drawer } from '../../foundation/Drawer/Drawer'
import { SocialLinks, type SocialLinksProps } from '../SocialLinks/SocialLinks'

export type SidePanelProps = {
  /** Whether it is open. */
  isOpen: boolean
  /** Called by Escape, the close button and a click beside it. */
  onClose: () => void
  /** How to reach the shop. */
  contact: ContactBlockProps
  /** Where to follow it. */
  social: SocialLinksProps
}

/** The panel that opens from any page: an invitation, the contact details, the social links. */
export const SidePanel = ({ isOpen, onClose, contact, social }: SidePanelProps) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    label={layoutTexts.panelHeading}
    closeLabel={layoutTexts.closePanel}
  >
    <Heading>{layoutTexts.panelHeading}</Heading>
    <ContactBlock {...contact} />
    <PanelFooter>
      <SocialLinks {...social} />
    </PanelFooter>
  </Drawer>
)

const Heading = styled.h2`
  font-size: ${theme.fontSize.h2};
`

const PanelFooter = styled.div`
  margin-top: auto;
`
