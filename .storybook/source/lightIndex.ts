import type { StoryIndex } from 'storybook/internal/types'

type Generator = { getIndex: () => Promise<StoryIndex> }

const lightened = new WeakSet<Generator>()

/** Of a docs page of stories, Storybook lists each story, found by its name already, and each test, which it does not show. */
export const withoutStoryHeadings = ({ v, entries }: StoryIndex): StoryIndex => ({
  v,
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      if (entry.type !== 'docs' || entry.importPath.endsWith('.mdx')) return [id, entry]
      const { anchors: _anchors, ...docs } = entry
      return [id, docs]
    }),
  ),
})

/** Storybook has one generator, and asks for it often. */
export const lightIndex = <Given extends Generator>(generator: Given): Given => {
  if (lightened.has(generator)) return generator
  lightened.add(generator)
  const getIndex = generator.getIndex.bind(generator)
  return Object.assign(generator, { getIndex: async () => withoutStoryHeadings(await getIndex()) })
}
