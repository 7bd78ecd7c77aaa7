import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import * as v from 'valibot'
import { SLOW_MS } from './strapiResource'

const required = v.pipe(v.string(), v.minLength(1))

const trimmed = v.pipe(
  v.string(),
  v.check((text) => text === text.trim(), 'is not trimmed'),
)

const sendRequest = v.strictObject({
  lib_version: required,
  user_id: required,
  service_id: required,
  template_id: required,
  template_params: v.strictObject({
    from_name: v.pipe(trimmed, v.minLength(1)),
    from_email: trimmed,
    project_type: trimmed,
    phone: v.pipe(trimmed, v.minLength(1)),
    subject: v.pipe(trimmed, v.minLength(1)),
    message: v.pipe(trimmed, v.minLength(1)),
  }),
})

/** Specification, section 3. */
export type SendRequest = v.InferOutput<typeof sendRequest>

let accepted: SendRequest[] = []

/** Oldest first, without refused and interrupted ones. */
export const sentMessages = {
  all: (): readonly SendRequest[] => accepted,
  last: (): SendRequest | undefined => accepted.at(-1),
  reset: (): void => {
    accepted = []
  },
}

const parseBody = async (request: Request) => {
  const body: unknown = await request.json().catch(() => null)
  return v.safeParse(sendRequest, body)
}

const accept: HttpResponseResolver = async ({ request }) => {
  const parsed = await parseBody(request)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
    return HttpResponse.text(`Bad request. ${problems.join('; ')}`, { status: 400 })
  }
  accepted.push(parsed.output)
  return HttpResponse.text('OK')
}

const on = (resolver: HttpResponseResolver) => http.post('*/api/v1.0/email/send', resolver)

export const emailHandlers = {
  /** An invalid message gets 400 and the validation errors. */
  ok: on(accept),
  slow: on(async (info) => {
    await delay(SLOW_MS)
    return accept(info)
  }),
  pending: on(async () => {
    await delay('infinite')
  }),
  refused: (status: number, text: string) => on(() => HttpResponse.text(text, { status })),
  networkError: on(() => HttpResponse.error()),
}
