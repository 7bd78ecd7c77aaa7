import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)

it('a forged X-Forwarded-For does not hide the address that the proxy saw', () => {
  const Koa = require('koa')
  const readSettings = require('../../config/server.js')
  const env = Object.assign((_name: string, fallback: unknown) => fallback, {
    int: (_name: string, fallback: number) => fallback,
    bool: () => true,
    array: () => [],
  })
  const { proxy } = readSettings({ env })
  const app = Object.assign(new Koa(), { proxy: proxy.koa, maxIpsCount: proxy.maxIpsCount })
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  expect(app.createContext({ headers, socket: {} }, {}).ip).toBe('203.0.113.9')
})
