import type { PageFiles } from './pages'

const toProblem = ({ path, description }: PageFiles) =>
  `The page “${description.metadata.title}” (${path}) was left out: it cannot be rendered or written. ` +
  'Visitors who open it get the 404 document, which reads the entry again.'

/** Faults of the disk, not of the entry, whose file may be cut. */
const DISK_FAULTS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO'])

const isOfDisk = (error: unknown) => error instanceof Error && 'code' in error && DISK_FAULTS.has(error.code)

export const createFaultLog = () => {
  const leftOut: PageFiles[] = []
  const renderedRoutes = new Set<string>()
  return {
    /** @throws Error when a page of the site itself cannot be rendered, or the disk is full. */
    unlessFaulty: async (page: PageFiles, act: () => Promise<void>): Promise<boolean> => {
      try {
        await act()
        renderedRoutes.add(page.route)
        return true
      } catch (error) {
        if (!page.isEntry || isOfDisk(error)) throw error
        console.error(toProblem(page), error)
        leftOut.push(page)
        return false
      }
    },
    /** @throws Error when none of a route's pages was rendered: then the site is at fault, not its content. */
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
