import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { guardConsole, releaseConsole, takeConsoleProblems } from './consoleGuard'
import { sentMessages } from '../mocks/handlers/email'
import { resetServer, server, startServer } from '../mocks/server'

beforeAll(startServer)
beforeEach(guardConsole)

afterEach(() => {
  releaseConsole()
  sentMessages.reset()
  const problems = [
    ...resetServer().map((request) => `Unhandled request: ${request}`),
    ...takeConsoleProblems(),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

afterAll(() => server.close())
