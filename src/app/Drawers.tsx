import { MobileMenu } from '../components/layout/MobileMenu/MobileMenu'
import { SidePanel } from '../components/layout/SidePanel/SidePanel'
import { contactDetails, site } from '../site/identity'

export type DrawerName = 'menu' | 'panel'

export type DrawersProps = {
  open: DrawerName | null
  onClose: () => void
}

/** The mobile menu and the side panel. */
export const Drawers = ({ open, onClose }: DrawersProps) => (
  <>
    <MobileMenu isOpen={open === 'menu'} onClose={onClose} contact={contactDetails} />
    <SidePanel isOpen={open === 'panel'} onClose={onClose} contact={contactDetails} social={site.social} />
  </>
)
