/** The requests of Strapi's administration; `Endpoint`: what is changed of them, as Redux Toolkit keeps it. */
export type Api<Endpoint> = {
  enhanceEndpoints: (change: {
    endpoints: Record<string, (endpoint: Endpoint | undefined) => void>
  }) => unknown
}

export const missing = (name: string) => new Error(`Strapi has no “${name}”: look for its new name.`)

/** @throws Error when Strapi no longer has one of them. */
export const changeEndpoints = <Endpoint>(
  api: Api<Endpoint>,
  names: readonly string[],
  change: (endpoint: Endpoint, name: string) => void,
) =>
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(
      names.map((name) => [
        name,
        (endpoint) => {
          if (!endpoint) throw missing(name)
          change(endpoint, name)
        },
      ]),
    ),
  })
