import { bypass, http, HttpResponse } from 'msw'

/** Every format of a fixture (`small_wood-cast.jpg`) is served from the original file. */
const fileOf = (pathname: string) =>
  pathname
    .replace(/^.*\/uploads\//, '')
    .replace(/(^|\/)(thumbnail|xsmall|small|medium|large|xlarge)_([^/]+)$/, '$1$3')

/** Relative to the page that requests them: works in a Storybook under a sub-path too. */
export const uploadsHandler = http.get('*/uploads/*', ({ request }) => {
  if (typeof document === 'undefined') return new HttpResponse(null, { status: 404 })
  const folder = new URL(`${import.meta.env.BASE_URL}uploads/`, document.baseURI)
  return fetch(bypass(new URL(fileOf(new URL(request.url).pathname), folder)))
})
