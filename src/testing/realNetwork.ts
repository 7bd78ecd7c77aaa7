import { afterAll, beforeAll } from 'vitest'
import { server, startServer } from '../mocks/server'

/** The answers to the tests of this file, or of this block, come from a real server. */
export const reachRealServers = (): void => {
  beforeAll(() => server.close())
  afterAll(startServer)
}
