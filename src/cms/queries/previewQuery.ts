import { queryOptions } from '@tanstack/react-query'

export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['preview', token],
    queryFn: async ({ signal }) => (await import('../strapi/requests/preview')).fetchPreview(token, signal),
    staleTime: 0,
    meta: { name: 'the preview' },
  })
