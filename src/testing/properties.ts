import * as fc from 'fast-check'

/** On 100 random values, or as many as `PROPERTY_RUNS` says. */
export const checkProperty = (property: fc.IProperty<[unknown]>) =>
  fc.assert(property, { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) })

/** With halves of signs, control characters and direction marks. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))

const awkwardTexts = fc.constantFrom(
  '',
  ' ',
  '.',
  '..',
  '/',
  'null',
  'NaN',
  '-1',
  '1e999',
  '7–9 kW',
  '8,5',
  '2026-02-31',
  '+275760-09-13',
  '2026-10-02T25:61:00Z',
  '__proto__',
  'constructor',
  'toString',
  '//a',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '\uD800',
  '\u202E',
  'e\u0301'.repeat(5_000),
)

export const hostileText = fc.oneof(awkwardTexts, anyUnits, fc.string({ unit: 'grapheme' }))

const leaf = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1e308, Number.MAX_SAFE_INTEGER + 1),
  fc.double(),
)

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'data', 'attributes', 'meta', 'name', 'title', 'url', 'text'),
  hostileText,
)

/** Any value that JSON can carry, of the wrong type at any depth. */
export const hostileJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(hostileKey, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

export const hostileFields = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, hostileJson])), {
    requiredKeys: [],
    noNullPrototype: true,
  })

const hostileMedia = hostileFields([
  'url',
  'alternativeText',
  'caption',
  'mime',
  'width',
  'height',
  'formats',
])

export const hostileEntry = (fields: Readonly<Record<string, readonly string[]>>) =>
  fc.record(
    Object.fromEntries(
      Object.values(fields)
        .flat()
        .map((name) => [name, fc.oneof(hostileJson, hostileMedia, fc.array(hostileMedia, { maxLength: 2 }))]),
    ),
    { requiredKeys: [], noNullPrototype: true },
  )
