import { queryOptions } from '@tanstack/react-query'
import { readItem } from '../values/browserStorage'
import { ICON_AREA, ICON_LIFETIME, iconKey } from './iconStore'

/** The code that asks the icon service; most visits never need it. */
const calls = () => import('./icons')

/** An icon the backend names. The build may fill it, so that the drawing comes with the page. */
export const iconQuery = (name: string) =>
  queryOptions({
    queryKey: ['icon', name],
    queryFn: async ({ signal }) => (await calls()).fetchIcon(name, signal),
    staleTime: ICON_LIFETIME,
    meta: { subject: `the icon “${name}”` },
  })

/** Whether this browser keeps the drawing, so that nobody need be asked for it. */
export const isIconKept = async (name: string): Promise<boolean> =>
  readItem(ICON_AREA, iconKey(name)) !== null && (await calls()).readKeptIcon(name) !== null
