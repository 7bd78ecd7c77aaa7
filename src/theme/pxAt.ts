const REM = 16

const functions: Record<string, (values: number[]) => number> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([low = 0, value = 0, high = 0]) => Math.min(Math.max(value, low), high),
  '': ([value = 0]) => value,
}

/** px; a percentage is of the viewport. @throws Error on what is not a length. */
export const pxAt = (length: string, viewport: number): number => {
  const units: Record<string, number> = { px: 1, rem: REM, vw: viewport / 100, '%': viewport / 100 }
  const parts = length.match(/[\d.]+(?:px|rem|vw|%)?|[a-z]+|[-+*/(),]/g) ?? []
  const fail = () => new Error(`Not a length: ${length}`)

  const one = (): number => {
    const part = parts.shift() ?? ''
    const [, digits, unit] = /^([\d.]+)(.*)$/.exec(part) ?? []
    if (digits !== undefined) return Number(digits) * (units[unit ?? ''] ?? 1)
    const call = functions[part === '(' ? '' : part]
    if (!call || (part !== '(' && parts.shift() !== '(')) throw fail()
    const values = [sum()]
    while (parts[0] === ',') {
      parts.shift()
      values.push(sum())
    }
    if (parts.shift() !== ')') throw fail()
    return call(values)
  }
  const product = (): number => {
    let value = one()
    while (parts[0] === '*' || parts[0] === '/') value = parts.shift() === '*' ? value * one() : value / one()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (parts[0] === '+' || parts[0] === '-')
      value = parts.shift() === '+' ? value + product() : value - product()
    return value
  }

  const value = sum()
  if (parts.length > 0) throw fail()
  return value
}
