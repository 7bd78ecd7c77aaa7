import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { closeServer, freePort } from '../processes.ts'
import { serveFolder } from '../staticServer.ts'
import { hashOf, keyOf, type Screenshot } from './compare.ts'
import { listStories, openFrame, showStory, type Frame, type Viewport } from './preview.ts'

export type Story = { id: string; title: string }

export type Job = { story: Story; viewport: Viewport }

const storyIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.string(),
      /** `test` for a `Story.test(…)`. */
      subtype: v.optional(v.string()),
    }),
  ),
})

/** The stories of a built Storybook, without tests, whose title or id begins with `only`. */
export const storiesOf = (index: unknown, only = ''): Story[] =>
  Object.values(v.parse(storyIndex, index).entries)
    .filter(
      ({ type, subtype, title, id }) =>
        type === 'story' && subtype !== 'test' && (title.startsWith(only) || id.startsWith(only)),
    )
    .map(({ id, title, name }) => ({ id, title: `${title} / ${name}` }))

const heightOf = (width: number) => (width < 768 ? 844 : 800)

/**
 * Plans a screenshot of every story at each width, or only at its own viewport.
 * @param viewports a story's own viewport by its id, or `skip` for no screenshot.
 */
export const planJobs = (
  stories: readonly Story[],
  viewports: Readonly<Record<string, Viewport | 'skip' | null>>,
  widths: readonly number[],
): Job[] => {
  const own = stories.flatMap((story): Job[] => {
    const viewport = viewports[story.id]
    return viewport && viewport !== 'skip' ? [{ story, viewport }] : []
  })
  const shared = stories.filter(({ id }) => !viewports[id])
  return [
    ...widths.flatMap((width) =>
      shared.map((story) => ({ story, viewport: { width, height: heightOf(width) } })),
    ),
    ...own.toSorted((a, b) => a.viewport.width - b.viewport.width),
  ]
}

const takeOne = async (frame: Frame, { story, viewport }: Job, folder: string): Promise<Screenshot> => {
  const first = await showStory(frame, story.id, viewport)
  // On a busy machine a story's checks may time out: it gets a second try.
  const error = first === null ? null : await showStory(frame, story.id, viewport)
  const picture = await frame.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  const file = `${story.id}-${viewport.width}.png`
  await writeFile(join(folder, file), picture)
  return {
    key: keyOf(story.id, viewport.width),
    storyId: story.id,
    title: story.title,
    width: viewport.width,
    hash: hashOf(picture),
    file: join(folder, file),
    error,
  }
}

type Options = {
  widths: readonly number[]
  only: string
  /** Keys of the screenshots to take; all when absent. */
  keys?: ReadonlySet<string>
}

/** Writes screenshots of a built Storybook's stories to `folder`, with one page per core, at most four. */
export const takeScreenshots = async (
  browser: Browser,
  storybook: string,
  folder: string,
  { widths, only, keys }: Options,
): Promise<Screenshot[]> => {
  const port = await freePort()
  const server = await serveFolder(storybook, port)
  const origin = `http://127.0.0.1:${port}`
  try {
    const stories = storiesOf(JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')), only)
    const frames = await Promise.all(
      Array.from({ length: Math.min(4, availableParallelism()) }, () => openFrame(browser, origin)),
    )
    const [first] = frames
    if (!first) return []
    const jobs = planJobs(
      stories,
      await listStories(
        first.page,
        stories.map(({ id }) => id),
      ),
      widths,
    ).filter(({ story, viewport }) => !keys || keys.has(keyOf(story.id, viewport.width)))
    const taken: Screenshot[] = []
    await Promise.all(
      frames.map(async (frame) => {
        for (let job = jobs.shift(); job; job = jobs.shift()) taken.push(await takeOne(frame, job, folder))
        await frame.page.context().close()
      }),
    )
    return taken
  } finally {
    closeServer(server)
  }
}
