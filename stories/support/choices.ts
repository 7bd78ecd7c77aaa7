/** A control that offers named values, instead of the editor of their JSON. */
export const choiceOf = (values: Readonly<Record<string, unknown>>) => ({
  control: 'select' as const,
  options: Object.keys(values),
  mapping: values,
})

/** Entries by their title. */
export const byTitle = <T extends { title: string }>(entries: readonly T[]): Record<string, T> =>
  Object.fromEntries(entries.map((entry) => [entry.title, entry]))
