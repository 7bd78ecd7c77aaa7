// Requests to a Strapi: what the helpers for the shared server and for servers of a test's own have in common.

export type Answer<T> = { url: string; status: number; headers: Headers; body: T }

export type Call = {
  method?: string
  /** Sent as JSON, unless it is a form. */
  body?: object
  token?: string
  /** The shape of the answer: Strapi 5's own without one. */
  format?: 'v4'
  /** The version of the entry that the page shows, of which it sends a change. */
  loaded?: string
}

/** Sends a request. @returns the response, whatever it is. */
export const send = async <T>(
  url: string,
  { method = 'GET', body, token, format, loaded }: Call = {},
): Promise<Answer<T>> => {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(format && { 'Strapi-Response-Format': format }),
      ...(loaded && { 'X-Loaded-Version': loaded }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  })
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('content-type')?.includes('json')
  return { url, status, headers, body: isJson ? JSON.parse(text) : text }
}

/** @throws Error when the request was refused. */
export const succeed = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const { url, status, body } = await answer
  if (status >= 300) throw new Error(`${url} responded ${status}: ${JSON.stringify(body)}`)
  return body
}
