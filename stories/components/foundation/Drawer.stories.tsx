import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { behaviour, onPhone } from '../../../.storybook/modes'
import { Button } from '../../../src/components/foundation/Button/Button'
import { Drawer, type DrawerProps } from '../../../src/components/foundation/Drawer/Drawer'
import { common } from '../../../src/site/texts/common'
import { pressKeys, clickPageCorner } from '../../support/trustedInput'
import { Link } from 'react-router-dom'
import { mainNavigation } from '../../../src/site/navigation'
import { layoutTexts } from '../../../src/site/texts/layout'

const OPEN = 'Ouvrir le tiroir'

const WithOpener = (props: DrawerProps) => {
  const [isOpen, setOpen] = useState(props.isOpen)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{OPEN}</Button>
      <Drawer {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

// In the code to copy.
WithOpener.displayName = 'Drawer'

const meta = preview.meta({
  title: 'Components/Foundation/Drawer',
  component: Drawer,
  // A new one when the control opens or closes it.
  render: (args) => <WithOpener key={String(args.isOpen)} {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      purpose: 'A panel that opens over the page from the right: menus, filters, contact.',
      do: ['Close it once the visitor has made a choice.', 'Name it with `label`.'],
      dont: ['Don’t open one over another.', 'Don’t use it for content that fits in the page.'],
      accessibility: [
        'A native modal `dialog`: the page behind is inert, Escape closes it, and the focus returns.',
        'Tab cycles inside.',
      ],
    },
    layout: 'padded',
  },
  args: {
    isOpen: false,
    onClose: () => {},
    label: 'Exemple',
    closeLabel: common.close,
    children: (
      <>
        <h2>Un tiroir</h2>
        <p>Ce qu’il montre est à la charge de qui l’ouvre.</p>
        <Button>Premier</Button>
        <Button variant="outline">Dernier</Button>
      </>
    ),
  },
})

type Canvas = ReturnType<typeof within>
type UserEvent = { click: (element: Element) => Promise<void> }

const openIt = async (canvas: Canvas, userEvent: UserEvent) => {
  await userEvent.click(canvas.getByRole('button', { name: OPEN }))
  const dialog = await canvas.findByRole('dialog', { name: 'Exemple' })
  return { dialog, close: within(dialog).getByRole('button', { name: common.close }) }
}

const expectClosed = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(canvas.getByRole('button', { name: OPEN })).toHaveFocus()
}

/** Focus goes to its first control. */
export const Open = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Exemple' }))
    await expect(dialog.getByRole('button', { name: common.close })).toHaveFocus()
  },
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

// A Tab key would otherwise move the focus to the browser's toolbars.
Closed.test('keeps the focus inside', behaviour, async ({ canvas, userEvent }) => {
  const { dialog } = await openIt(canvas, userEvent)
  await pressKeys('{Shift>}{Tab}{/Shift}')
  await expect(within(dialog).getByRole('button', { name: 'Dernier' })).toHaveFocus()
  for (let presses = 0; presses < 7; presses += 1) {
    await pressKeys('{Tab}')
    await expect(dialog.contains(document.activeElement)).toBe(true)
  }
})

// Focus returns to the button that opened it.
Closed.test('closes by its button, and gives the focus back', behaviour, async ({ canvas, userEvent }) => {
  const { close } = await openIt(canvas, userEvent)
  await userEvent.click(close)
  await expectClosed(canvas)
})

Closed.test('closes by Escape', behaviour, async ({ canvas, userEvent }) => {
  await openIt(canvas, userEvent)
  await pressKeys('{Escape}')
  await expectClosed(canvas)
})

Closed.test('closes by a click outside', behaviour, async ({ canvas, userEvent }) => {
  await openIt(canvas, userEvent)
  await clickPageCorner()
  await expectClosed(canvas)
})

/** Its name as its heading, beside the close button. */
export const Titled = meta.story({
  args: { isOpen: true, isTitled: true, children: <p>Ce qu’il montre.</p> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Exemple' })).toBeVisible())
  },
})

/** The light surface, for filters. */
export const OnLightSurface = Open.extend({ args: { surface: 'light' } })

/** It has the full width of the screen. */
export const OnPhone = Open.extend({ ...onPhone })

/** A menu, which would take the whole page. */
export const RightUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: {
    isOpen: true,
    label: layoutTexts.mainMenu,
    children: (
      <ul>
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    ),
  },
})

/** One sentence needs no panel over everything: it has room in the page. */
export const WrongUse = meta.story({
  ...onPhone,
  tags: ['!dev'],
  args: { isOpen: true, label: 'Horaires', children: <p>Ouvert aujourd’hui jusqu’à 18h.</p> },
})
