import { queryOptions } from '@tanstack/react-query'
import { readItem } from '../values/browserStorage'
import { ICON_AREA, ICON_LIFETIME, iconKey } from './iconStore'

/** The code that calls the icon service, loaded on demand: most visits never need it. */
const loadCalls = () => import('./icons')

/** The drawing of an icon named in the backend; null when there is none. */
export const iconQuery = (name: string) =>
  queryOptions({
    queryKey: ['icon', name],
    queryFn: async ({ signal }) => (await loadCalls()).fetchIcon(name, signal),
    staleTime: ICON_LIFETIME,
    meta: { subject: `the icon “${name}”` },
  })

/** Whether the browser's storage holds a fresh drawing, so that the service need not be called. */
export const isIconKept = async (name: string): Promise<boolean> =>
  readItem(ICON_AREA, iconKey(name)) !== null && (await loadCalls()).readKeptIcon(name) !== null
