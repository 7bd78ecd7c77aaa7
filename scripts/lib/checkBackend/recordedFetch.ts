/** A response that the site read. */
export type Answer = { url: string; status: number; allowedOrigin: string | null; body: unknown }

export type Recorder = {
  answers: Answer[]
  /** Requests without being recorded; null when nothing answers. */
  ask: (url: string, init?: RequestInit) => Promise<Response | null>
  stop: () => void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: whoever requested it says so.
    return undefined
  }
}

/** Sends the requests of this process with these headers, and keeps what is answered, until it is stopped. */
export const recordFetch = (headers: Readonly<Record<string, string>>): Recorder => {
  const answers: Answer[] = []
  const original = globalThis.fetch
  const send: typeof fetch = (input, init = {}) => {
    const all = new Headers(init.headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return original(input, { ...init, headers: all })
  }
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init)
    const allowedOrigin = response.headers.get('access-control-allow-origin')
    const body = parse(await response.clone().text())
    const url = input instanceof Request ? input.url : String(input)
    answers.push({ url, status: response.status, allowedOrigin, body })
    return response
  }
  return {
    answers,
    ask: async (url, init) => {
      try {
        return await send(url, init)
      } catch (error) {
        console.warn(`${url} does not answer.`, error)
        return null
      }
    },
    stop: () => {
      globalThis.fetch = original
    },
  }
}
