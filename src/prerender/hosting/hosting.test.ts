import { describe, expect, it } from 'vitest'
import { fileHeaders, securityHeaders } from './headers'
import { nginxFiles } from './nginx'
import { decodedPath, encodedPath, usefulRedirects, type HostFile, type Redirect } from './redirects'
import { cloudflareProblems, staticHostFiles } from './staticHost'

const siteUrl = 'https://www.example.fr'
const headers = securityHeaders({ siteUrl, policy: "default-src 'none'" })
const names = headers.map(({ name }) => name)

const moved: Redirect = { from: '/services/services-details/ID', to: '/services/vente/vente' }

const many: Redirect[] = Array.from({ length: 10_000 }, (_, index) => ({
  from: `/services/services-details/document${index}`,
  to: `/services/vente/service-${index}`,
}))

const textOf = (files: readonly HostFile[], path: string) =>
  files.find((file) => file.path === path)?.text ?? ''

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

it('fileHeaders omits the headers that only apply to documents', () => {
  expect(fileHeaders(headers).map(({ name }) => name)).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
  ])
})

describe('security headers', () => {
  it('include every header that the HTTP Observatory scores', () => {
    expect(Object.fromEntries(headers.map(({ name, value }) => [name, value]))).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    })
  })

  it('have no Strict-Transport-Security for a site without https', () => {
    const plain = securityHeaders({ siteUrl: 'http://127.0.0.1:4173', policy: '' })
    expect(plain.map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 'Strict-Transport-Security'),
    )
  })
})

describe('a path', () => {
  it.each([
    ['/products/po%C3%AAle', '/products/poêle'],
    ['/products/', '/products'],
    ['/', '/'],
    ['/100%', '/100%'],
  ])('%s is decoded to %s', (path, decoded) => {
    expect(decodedPath(path)).toBe(decoded)
  })

  it.each([
    ['/products/poêle à 8 kW', '/products/po%C3%AAle%20%C3%A0%208%20kW'],
    ['/products/po%C3%AAle', '/products/po%C3%AAle'],
    ['/a$uri"{x}*:y;\\z', '/a%24uri%22%7Bx%7D%2A%3Ay%3B%5Cz'],
    ['/a%0d%0aX: y', '/a%0D%0AX%3A%20y'],
    ['/services/Conseil%20/%20%C3%A9co/', '/services/Conseil%20/%20%C3%A9co'],
    ['/services/pompe%20%2F%20clim/x', '/services/pompe%20%2F%20clim/x'],
  ])('%s is encoded as %s', (path, encoded) => {
    expect(encodedPath(path)).toBe(encoded)
  })
})

it('usefulRedirects keeps the first redirect of each path and omits loops', () => {
  expect(
    usefulRedirects([moved, { ...moved, to: '/contact' }, { from: '/po%C3%AAle', to: '/poêle' }]),
  ).toEqual([moved])
})

it('usefulRedirects omits paths that are too long for nginx', () => {
  const long = `/services/services-details/${'a'.repeat(5_000)}`
  expect(usefulRedirects([moved, { from: long, to: '/services' }, { from: '/a', to: long }])).toEqual([moved])
})

describe('a static host', () => {
  it('has headers by folder', () => {
    const text = textOf(staticHostFiles({ headers, redirects: [] }), '_headers')
    const [everywhere = '', ...folders] = text.trimEnd().split('\n\n')
    expect(everywhere).toBe(['/*', ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n'))
    expect(everywhere).not.toContain('Cache-Control')
    expect(folders).toEqual(
      ['/assets/*', '/data/*', '/pictures/*'].map(
        (path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`,
      ),
    )
  })

  it('has one redirect per line: from, to and status', () => {
    const redirects = [moved, { from: '/a b*', to: '/:c' }]
    expect(textOf(staticHostFiles({ headers, redirects }), '_redirects')).toBe(
      '/services/services-details/ID /services/vente/vente 301\n/a%20b%2A /%3Ac 301\n',
    )
    expect(textOf(staticHostFiles({ headers, redirects: many }), '_redirects').match(/\n/g)).toHaveLength(
      10_000,
    )
  })

  it('reports the limits of Cloudflare that are exceeded', () => {
    expect(cloudflareProblems({ headers, redirects: [moved] })).toEqual([])
    const policy = 'x'.repeat(2_000)
    expect(cloudflareProblems({ headers: securityHeaders({ siteUrl, policy }), redirects: many })).toEqual([
      'Cloudflare Pages: Content-Security-Policy exceeds 2000 characters.',
      'Cloudflare Pages: 10000 redirects exceed 2000.',
    ])
  })
})

describe('nginx', () => {
  it('repeats every header in every location that has one, without document headers for files', () => {
    const text = textOf(nginxFiles({ headers, redirects: [] }), 'nginx/server.conf')
    const locations = text.split(/^location /m).filter((location) => location.includes('add_header'))
    expect(locations.length).toBeGreaterThan(4)
    for (const location of locations) {
      const isOfFiles = /^(?:@missing|\/\w+\/) /.test(location)
      for (const { name, value } of headers) {
        const isRepeated = !isOfFiles || fileHeaders(headers).some((header) => header.name === name)
        expect(location.split(`add_header ${name} "${value}" always;`)).toHaveLength(isRepeated ? 2 : 1)
      }
    }
  })

  it('uses Brotli only if the module is available', () => {
    const line = (hasBrotli: boolean) =>
      linesOf(textOf(nginxFiles({ headers, redirects: [], hasBrotli }), 'nginx/server.conf')).find((one) =>
        one.endsWith('brotli_static on;'),
      )
    expect(line(false)).toBe('# brotli_static on;')
    expect(line(true)).toBe('brotli_static on;')
  })

  it('has hash tables large enough for long lists and long paths', () => {
    const long = { from: `/services/services-details/${'a'.repeat(300)}`, to: '/services' }
    const text = textOf(nginxFiles({ headers, redirects: [...many, long] }), 'nginx/http.conf')
    expect(text).toContain('map_hash_max_size 65536;')
    expect(text).toContain('map_hash_bucket_size 512;')
    expect(linesOf(text)).toContain('"/services/services-details/document7" "/services/vente/service-7";')
  })

  it('distinguishes paths that differ in case only', () => {
    const text = textOf(nginxFiles({ headers, redirects: [{ from: '/a.B', to: '/a.b' }] }), 'nginx/http.conf')
    expect(linesOf(text)).toContain('"~^/a\\\\.B$" "/a.b";')
  })

  it('throws for a header value that nginx would interpret', () => {
    expect(() => nginxFiles({ headers: [{ name: 'X', value: '$host' }], redirects: [] })).toThrow('$host')
  })
})
