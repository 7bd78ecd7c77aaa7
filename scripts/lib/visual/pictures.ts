import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { closeServer, freePort } from '../processes.ts'
import { serveFolder } from '../staticServer.ts'
import { hashOf, keyOf, type Taken } from './compare.ts'
import { listStories, openFrame, showStory, type Frame, type Screen } from './preview.ts'

export type Story = { id: string; title: string }

export type Job = { story: Story; screen: Screen }

const storyIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() }),
  ),
})

/** The stories of a built Storybook whose title or id begins with `only`. */
export const storiesOf = (index: unknown, only = ''): Story[] =>
  Object.values(v.parse(storyIndex, index).entries)
    .filter(({ type, title, id }) => type === 'story' && (title.startsWith(only) || id.startsWith(only)))
    .map(({ id, title, name }) => ({ id, title: `${title} / ${name}` }))

const heightOf = (width: number) => (width < 768 ? 844 : 800)

/**
 * What to take: every story at each width, or at its own screen when it asks for one.
 * @param screens own screen by id; `skip` for a story that is in no picture.
 */
export const planJobs = (
  stories: readonly Story[],
  screens: Readonly<Record<string, Screen | 'skip' | null>>,
  widths: readonly number[],
): Job[] => {
  const own = stories.flatMap((story): Job[] => {
    const screen = screens[story.id]
    return screen && screen !== 'skip' ? [{ story, screen }] : []
  })
  const shared = stories.filter(({ id }) => !screens[id])
  return [
    ...widths.flatMap((width) =>
      shared.map((story) => ({ story, screen: { width, height: heightOf(width) } })),
    ),
    ...own.toSorted((a, b) => a.screen.width - b.screen.width),
  ]
}

const takeOne = async (frame: Frame, { story, screen }: Job, folder: string): Promise<Taken> => {
  const first = await showStory(frame, story.id, screen)
  // On a busy machine a story may be too slow for its own checks: it has a second try.
  const fault = first === null ? null : await showStory(frame, story.id, screen)
  const picture = await frame.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  const file = `${story.id}-${screen.width}.png`
  await writeFile(join(folder, file), picture)
  return {
    key: keyOf(story.id, screen.width),
    storyId: story.id,
    title: story.title,
    width: screen.width,
    hash: hashOf(picture),
    file: join(folder, file),
    fault,
  }
}

type Options = {
  widths: readonly number[]
  only: string
  /** Names of the pictures to take; all when absent. */
  keys?: ReadonlySet<string>
}

/** Takes pictures of the stories of a built Storybook into `folder`, in parallel: a page per core, four at most. */
export const takePictures = async (
  browser: Browser,
  storybook: string,
  folder: string,
  { widths, only, keys }: Options,
): Promise<Taken[]> => {
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
    ).filter(({ story, screen }) => !keys || keys.has(keyOf(story.id, screen.width)))
    const taken: Taken[] = []
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
