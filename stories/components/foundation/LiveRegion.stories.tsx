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
      purpose: 'Makes a screen reader announce changes: a count, a notice, the end of loading.',
      do: [
        'Place it where it stays mounted while its message changes.',
        'Put the message into `VisuallyHidden` when it is shown elsewhere.',
      ],
      dont: ['Don’t put a whole list into it: all of it would be read.', 'Don’t use `alert` for good news.'],
      accessibility: [
        'Mounted empty and filled afterwards, because only changes are announced (WCAG 4.1.3).',
        'A `status` waits until the screen reader has finished, an `alert` interrupts it.',
      ],
    },
    layout: 'padded',
  },
  args: { children: message },
})

/** Only its message changes. */
export const Status = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(canvas.getByRole('status')).toHaveTextContent(message)
  },
})

/** An error interrupts the screen reader. */
export const Alert = meta.story({
  args: { role: 'alert', children: 'Les actualités n’ont pas pu être lues.' },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Les actualités n’ont pas pu être lues.')
  },
})

/** Mounted together with its message, it is still empty at first. */
export const MountedLate = meta.story({
  render: (args) => <Appearing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(await canvas.findByText(message)).toBeVisible()
  },
})
