import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { contentWords } from './translations/french'

type Header = {
  name: string
  attribute: { type: string }
  cellFormatter?: (entry: Record<string, unknown>, header: Header) => ReactNode
}
type List = { displayedHeaders: Header[] }

const formatEnumeration = (entry: Record<string, unknown>, { name }: Header) => {
  const value = entry[name]
  const label = typeof value === 'string' ? (contentWords[value] ?? value) : '-'
  return (
    <Typography textColor="neutral800" ellipsis>
      {label}
    </Typography>
  )
}

/** Strapi shows these labels on an entry's page only. */
export const labelEnumerations = <T extends List>(list: T): T => ({
  ...list,
  displayedHeaders: list.displayedHeaders.map((header) =>
    header.attribute.type === 'enumeration' ? { ...header, cellFormatter: formatEnumeration } : header,
  ),
})
