/** Every occurrence of `from` becomes `to`. */
export type Change = { from: string; to: string }

export const french = (texts: Record<string, string>): Change[] =>
  Object.entries(texts).map(([from, to]) => ({ from: `"${from}"`, to: `"${to}"` }))
