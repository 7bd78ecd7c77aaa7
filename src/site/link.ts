export type LabelledLink = { label: string; href: string }

export type Crumb = {
  /** Name of the page. */
  label: string
  /** Absent for the page itself. */
  href?: string
}
