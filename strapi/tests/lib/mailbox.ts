// A mail server on this machine that keeps what it receives.
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { listen } from '../../../scripts/shared/processes.ts'

const decodeQuotedPrintable = (encoded: string) =>
  encoded
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))

/** Starts a mail server; `env` holds the settings of a Strapi that sends through it. */
export const startMailbox = async () => {
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is not one that a sender trusts.
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      text(stream)
        .then((message) => messages.push(decodeQuotedPrintable(message)))
        .then(() => done(), done)
    },
  })
  const { port } = await listen(server.server)
  return {
    /** As sent, with their headers, decoded. */
    messages,
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), MAIL_FROM: 'Braise & Brise <site@example.fr>' },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
