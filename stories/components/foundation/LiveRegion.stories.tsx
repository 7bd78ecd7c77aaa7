import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { Button } from '../../../src/components/foundation/Button/Button'
import { LiveRegion, type LiveRegionProps } from '../../../src/components/foundation/LiveRegion/LiveRegion'
import { liveRegionsMountedEmpty } from '../../support/liveRegions'

const message = '12 actualités trouvées.'
const change = 'Chercher'

/** Its message appears when the button is pressed. */
const Changing = ({ children, ...rest }: LiveRegionProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>{change}</Button>
      <LiveRegion {...rest}>{isShown && children}</LiveRegion>
    </>
  )
}

/** The region itself appears when the button is pressed. */
const Appearing = (props: LiveRegionProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>{change}</Button>
      {isShown && <LiveRegion {...props} />}
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Foundation/LiveRegion',
  component: LiveRegion,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'Has a screen reader announce what changes: a count, a notice, the end of a wait.',
      do: [
        'Place it where it stays while its message changes.',
        'Put the message in `VisuallyHidden` when the screen shows it another way.',
      ],
      dont: ['Don’t put a whole list in it: everything in it is read.', 'Don’t use `alert` for good news.'],
      accessibility: [
        'Mounted empty and filled afterwards: what is added to a region is announced (WCAG 4.1.3).',
        'A `status` waits for its turn, an `alert` does not.',
      ],
    },
    layout: 'padded',
  },
  args: { children: message },
})

/** It stays, its message comes. */
export const Status = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(canvas.getByRole('status')).toHaveTextContent(message)
  },
})

/** An error interrupts. */
export const Alert = meta.story({
  args: { role: 'alert', children: 'Les actualités n’ont pas pu être lues.' },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Les actualités n’ont pas pu être lues.')
  },
})

/** Mounted together with its message, it is empty first all the same. */
export const MountedLate = meta.story({
  render: (args) => <Appearing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(await canvas.findByText(message)).toBeVisible()
  },
})
