import { useAuth } from '@strapi/strapi/admin'
import { useEffect } from 'react'

export const OWNER_MENU = 'owner-menu'

const HIDDEN = "a[href='/admin/settings'] { display: none; }"

/**
 * Strapi shows the settings to everyone. It mounts this once somebody has logged in, until `setPlugin` is called.
 */
export const OwnerMenu = ({ setPlugin }: { setPlugin: (plugin: string) => void }) => {
  const permissions = useAuth('OwnerMenu', (auth) => auth.permissions)
  useEffect(() => {
    document.querySelector(`style#${OWNER_MENU}`)?.remove()
    if (!permissions.some(({ action }) => action.startsWith('admin::'))) {
      const style = Object.assign(document.createElement('style'), { id: OWNER_MENU, textContent: HIDDEN })
      document.head.append(style)
    }
    setPlugin(OWNER_MENU)
  }, [permissions, setPlugin])
  return null
}
