import { site } from '../site/identity'

export type Metadata = { title: string; description?: string }

/** The title of every page but the home page. */
export const pageTitle = (page: string) => `${page} | ${site.name}`
