import { request, type IncomingHttpHeaders } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type RawRequest = {
  port: number
  path: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  /** Such as 127.0.0.2. */
  localAddress?: string
}

/** The path goes out as it is written, however malformed. */
export const rawRequest = ({ body, ...options }: RawRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', ...options }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end(body)
  })
