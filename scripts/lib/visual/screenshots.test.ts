import { describe, expect, it } from 'vitest'
import { planJobs, storiesOf } from './screenshots.ts'
import { renderReport } from './report.ts'

const entry = (id: string, title: string, type = 'story') => ({ id, title, name: 'One', type })

const index = {
  v: 5,
  entries: {
    a: entry('components-a--one', 'Components/A'),
    b: entry('pages-b--one', 'Pages/B'),
    test: { ...entry('components-a--one:clicks', 'Components/A'), subtype: 'test' },
    docs: entry('components-a--docs', 'Components/A', 'docs'),
  },
}

describe('storiesOf', () => {
  it('leaves docs pages and tests out', () => {
    expect(storiesOf(index).map(({ id }) => id)).toEqual(['components-a--one', 'pages-b--one'])
  })

  it('keeps the stories whose title starts with the given text', () => {
    expect(storiesOf(index, 'Pages/')).toEqual([{ id: 'pages-b--one', title: 'Pages/B / One' }])
  })
})

describe('planJobs', () => {
  const stories = ['a', 'b', 'c'].map((id) => ({ id, title: id }))

  it('takes each story at every width, or only at its own viewport, and leaves out skipped stories', () => {
    const viewports = { a: null, b: { width: 768, height: 1024 }, c: 'skip' as const }
    expect(planJobs(stories, viewports, [390, 1280])).toEqual([
      { story: stories[0], viewport: { width: 390, height: 844 } },
      { story: stories[0], viewport: { width: 1280, height: 800 } },
      { story: stories[1], viewport: { width: 768, height: 1024 } },
    ])
  })
})

describe('renderReport', () => {
  const page = renderReport(
    {
      base: 'main',
      same: 7,
      entries: [
        {
          key: 'a at 390',
          title: 'A <b>',
          storyId: 'a--one',
          kind: 'changed',
          isAccepted: false,
          before: 'before-a.png',
          after: 'after-a.png',
          overlay: 'overlay-a.png',
          pixels: 12,
        },
      ],
    },
    'http://storybook/',
  )

  it('counts the stories by kind of change', () => {
    expect(page).toContain('1 changed, 0 added, 0 removed, 7 the same')
  })

  it('shows both screenshots, the overlay and a slider, with a link to the story', () => {
    for (const file of ['before-a.png', 'after-a.png', 'overlay-a.png', 'type="range"'])
      expect(page).toContain(file)
    expect(page).toContain('href="http://storybook/?path=/story/a--one"')
  })

  it('escapes titles', () => {
    expect(page).toContain('A &lt;b&gt;')
  })
})
