import * as v from 'valibot'

const COMPANION_URL = 'http://127.0.0.1:1337'

const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.regex(/^https?:/, 'must start with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

/** In environment files a variable without a value is an empty string. */
const blankAsMissing = v.transform((value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value,
)
const optionalUrl = v.optional(v.pipe(v.unknown(), blankAsMissing, v.optional(httpUrl)), '')
const optionalText = v.optional(v.pipe(v.string(), v.trim()), '')

const environment = v.object({
  VITE_CMS_URL: optionalUrl,
  VITE_ARTICLES_URL: optionalUrl,
  VITE_EMAILJS_SERVICE_ID: optionalText,
  VITE_EMAILJS_TEMPLATE_ID: optionalText,
  VITE_EMAILJS_PUBLIC_KEY: optionalText,
  VITE_EMAILJS_ORIGIN: optionalUrl,
})

type Environment = Readonly<Record<string, unknown>>

export type EmailSettings = {
  serviceId: string
  templateId: string
  publicKey: string
  origin: string
}

export type Settings = {
  /** Without `/api`: relative media addresses start here. */
  cmsOrigin: string
  apiUrl: string
  articlesApiUrl: string
  email: EmailSettings
}

const withoutApi = (url: string) => url.replace(/\/api$/, '')

/** From `VITE_*` variables (see `.env.example`). @throws Error that names each malformed variable. */
export const readSettings = (env: Environment): Settings => {
  const read = v.safeParse(environment, env)
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    throw new Error(`Malformed settings. ${problems.join('; ')}`)
  }
  const { output } = read
  const cmsOrigin = withoutApi(output.VITE_CMS_URL ?? COMPANION_URL)
  return {
    cmsOrigin,
    apiUrl: `${cmsOrigin}/api`,
    articlesApiUrl: `${withoutApi(output.VITE_ARTICLES_URL ?? cmsOrigin)}/api`,
    email: {
      serviceId: output.VITE_EMAILJS_SERVICE_ID,
      templateId: output.VITE_EMAILJS_TEMPLATE_ID,
      publicKey: output.VITE_EMAILJS_PUBLIC_KEY,
      origin: output.VITE_EMAILJS_ORIGIN ?? 'https://api.emailjs.com',
    },
  }
}

const consequences = {
  VITE_CMS_URL: `the content is read from ${COMPANION_URL}`,
  VITE_EMAILJS_SERVICE_ID: 'the contact form cannot send',
  VITE_EMAILJS_TEMPLATE_ID: 'the contact form cannot send',
  VITE_EMAILJS_PUBLIC_KEY: 'the contact form cannot send',
}

export const settingsProblems = (env: Environment): string[] =>
  Object.entries(consequences)
    .filter(([name]) => v.parse(optionalText, env[name]) === '')
    .map(([name, consequence]) => `${name} is missing: ${consequence}.`)

export const settings: Settings = readSettings(import.meta.env ?? {})
