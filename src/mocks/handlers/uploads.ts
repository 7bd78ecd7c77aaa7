import { bypass, http, HttpResponse } from 'msw'

/** The formats of a fixture (`small_wood-cast.jpg`) are all the one file that exists. */
const fileOf = (pathname: string) =>
  pathname
    .replace(/^.*\/uploads\//, '')
    .replace(/(^|\/)(thumbnail|xsmall|small|medium|large|xlarge)_([^/]+)$/, '$1$3')

/**
 * The backend's pictures, whatever its host: taken from `uploads/` beside the page that asks, so that a Storybook
 * under a sub-path finds them too.
 */
export const uploadsHandler = http.get('*/uploads/*', ({ request }) => {
  if (typeof document === 'undefined') return new HttpResponse(null, { status: 404 })
  const folder = new URL(`${import.meta.env.BASE_URL}uploads/`, document.baseURI)
  return fetch(bypass(new URL(fileOf(new URL(request.url).pathname), folder)))
})
