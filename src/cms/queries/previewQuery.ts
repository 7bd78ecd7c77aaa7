import { queryOptions } from '@tanstack/react-query'

/** An entry as the owner sees it before it is published; null when the token has expired. Always fetched again. */
export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['preview', token],
    queryFn: async ({ signal }) => (await import('../strapi/requests/preview')).fetchPreview(token, signal),
    staleTime: 0,
    meta: { subject: 'the preview' },
  })
