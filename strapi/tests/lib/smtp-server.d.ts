declare module 'smtp-server' {
  import type { Readable } from 'node:stream'

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean
      disabledCommands: string[]
      onData: (stream: Readable, session: unknown, done: (error?: Error | null) => void) => void
    })
    listen(port: number, host: string, onListening: () => void): void
    close(onClosed: () => void): void
  }
}
