import type { PageFiles } from './pages'

const toProblem = ({ path, description }: PageFiles) =>
  `The page “${description.metadata.title}” (${path}) was left out: its entry in the backend cannot be rendered. ` +
  'Visitors who open it get the 404 document, which reads the entry again.'

/**
 * Keeps one faulty entry of the backend from stopping the build: its page is left out, and the address is answered by
 * the 404 document.
 */
export const createFaultLog = () => {
  const leftOut: PageFiles[] = []
  const renderedRoutes = new Set<string>()
  return {
    /**
     * @returns what `render` returns; null for an entry that cannot be rendered, which is logged.
     * @throws Error when a page of the site itself cannot be rendered.
     */
    unlessFaulty: async <T>(page: PageFiles, render: () => Promise<T>): Promise<T | null> => {
      try {
        const rendered = await render()
        renderedRoutes.add(page.route)
        return rendered
      } catch (error) {
        if (!page.isEntry) throw error
        console.error(toProblem(page), error)
        leftOut.push(page)
        return null
      }
    },
    /**
     * One sentence for each page left out.
     * @throws Error when a route has several entries and none was rendered: then the site is at fault, not its content.
     */
    problems: (): string[] => {
      for (const { route } of leftOut) {
        const count = leftOut.filter((page) => page.route === route).length
        if (count > 1 && !renderedRoutes.has(route))
          throw new Error(`None of the ${count} pages of the route “${route}” can be rendered.`)
      }
      return leftOut.map(toProblem)
    },
  }
}
