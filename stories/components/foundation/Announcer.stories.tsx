import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { announce } from '../../../src/components/foundation/Announcer/announce'
import { Announcer } from '../../../src/components/foundation/Announcer/Announcer'
import { Button } from '../../../src/components/foundation/Button/Button'
import { Drawer } from '../../../src/components/foundation/Drawer/Drawer'
import { announcer, expectAnnounced } from '../../support/announcements'

const message = '12 produits'
const speak = 'Annoncer'
const open = 'Ouvrir'

const say = () => {
  announce(message)
  announce('Loading...', 'en')
}

/** Says the same at each press, in the page and in a drawer. */
const Speaking = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Button onClick={say}>{speak}</Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label={open} closeLabel="Fermer">
        <Button onClick={say}>{speak}</Button>
      </Drawer>
    </div>
  )
}

const usage = `// Once, in the layout
<Announcer />

// Where something happens
announce('${message}')
announce('Loading...', 'en')

// In a component that shows the text
useAnnouncement('${message}')`

const meta = preview.meta({
  title: 'Components/Foundation/Announcer',
  component: Announcer,
  parameters: {
    // Storybook would show the buttons.
    docs: { source: { code: usage, language: 'tsx' } },
    guide: {
      purpose: 'Makes screen readers announce changes: a new page, a count, an error, the end of loading.',
      do: [
        'Use `useAnnouncement` for a text that is shown, `announce` for an event.',
        'Give the language when the text is not French.',
      ],
      dont: ['Don’t add another live region.', 'Don’t announce a whole list: all of it would be read.'],
      accessibility: [
        'Mounted empty and filled afterwards, because only changes are announced (WCAG 4.1.3).',
        'It moves into an open drawer, because the rest of the page is then inert.',
      ],
    },
    layout: 'padded',
  },
  // The decorator of all stories has the announcer.
  render: () => <Speaking />,
})

/** Empty at first; then what is said together, each part in its language; the same again at the next press. */
export const Default = meta.story()

Default.test('says the same again', behaviour, async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: speak })
  // In Storybook itself the region comes after the first paint.
  await waitFor(() => expect(announcer()).toBeEmptyDOMElement())
  await userEvent.click(button)
  await expectAnnounced(message)
  await expect(within(announcer()).getByText('Loading...')).toHaveAttribute('lang', 'en')
  const said = announcer().firstElementChild
  await userEvent.click(button)
  await expect(announcer()).toBeEmptyDOMElement()
  await expectAnnounced(message)
  await expect(announcer().firstElementChild).not.toBe(said)
})

// While a drawer is open, the region is in it.
Default.test('speaks from an open drawer', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: open }))
  const drawer = within(await canvas.findByRole('dialog'))
  await userEvent.click(drawer.getByRole('button', { name: speak }))
  await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent(message))
  await userEvent.click(drawer.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(announcer().parentElement).toBe(document.body))
})
