export const changesOf = <T extends object>(values: T, defaults: T): Partial<T> => {
  const changes: Partial<T> = { ...values }
  for (const name in defaults) {
    if (JSON.stringify(values[name]) === JSON.stringify(defaults[name])) delete changes[name]
  }
  return changes
}
