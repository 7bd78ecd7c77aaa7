import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { guardConsole, releaseConsole, takeConsoleProblems } from './consoleGuard'
import { sentMessages } from '../mocks/handlers/email'
import { resetServer, server, startServer } from '../mocks/server'

beforeAll(startServer)
beforeEach(guardConsole)

afterEach(() => {
  releaseConsole()
  sentMessages.reset()
  const faults = [...resetServer().map((request) => `No handler answered ${request}`), ...takeConsoleProblems()]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

afterAll(() => server.close())
