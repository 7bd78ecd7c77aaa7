import { Fragment } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { expect } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { BelowTitle } from '../../../src/components/layout/BelowTitle/BelowTitle'

const meta = preview.meta({
  title: 'Components/Layout/BelowTitle',
  component: BelowTitle,
  parameters: {
    guide: {
      purpose: 'Lets a page paint its title first when a link leads to it; the rest follows at once.',
      do: ['Put everything in it that stands below the page’s title.'],
      dont: ['Don’t put the title in it, nor what a visitor waits for most.'],
      accessibility: ['The focus moves to the page, which is there from the start.'],
    },
    layout: 'padded',
  },
  args: { children: <p>Ce qui suit le titre.</p> },
})

const Back = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Retour
    </button>
  )
}

/** Opened by its address, a page is there as a whole. */
export const OpenedByItsAddress = meta.story({
  render: (args) => (
    <Routes>
      <Route
        path="/"
        element={
          <Fragment key="catalogue">
            <h1>Catalogue</h1>
            <BelowTitle>
              <Link to="/fiche">Voir la fiche</Link>
            </BelowTitle>
          </Fragment>
        }
      />
      <Route
        path="/fiche"
        element={
          <Fragment key="fiche">
            <h1>Fiche</h1>
            <BelowTitle {...args} />
            <Back />
          </Fragment>
        }
      />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir la fiche' })).toBeVisible()
  },
})

/** What each change of the page leaves on it. */
const recordChanges = (element: Element) => {
  const texts: string[] = []
  const observer = new MutationObserver(() => texts.push(element.textContent))
  observer.observe(element, { childList: true, subtree: true })
  return texts
}

OpenedByItsAddress.test(
  'shows the title first after a link, and everything at once on return',
  behaviour,
  async ({ canvas, canvasElement, userEvent }) => {
    const texts = recordChanges(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Voir la fiche' }))
    await expect(await canvas.findByText('Ce qui suit le titre.')).toBeVisible()
    await expect(texts[0]).toContain('Fiche')
    await expect(texts[0]).not.toContain('Ce qui suit le titre.')

    texts.length = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }))
    await expect(await canvas.findByRole('link', { name: 'Voir la fiche' })).toBeVisible()
    await expect(texts).toHaveLength(1)
  },
)
