import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { PrintedAddress } from '../../../src/components/layout/PrintedAddress/PrintedAddress'

const meta = preview.meta({
  title: 'Components/Layout/PrintedAddress',
  component: PrintedAddress,
  parameters: {
    guide: {
      purpose: 'Leads from a printed sheet back to its page.',
      do: ['Look at it in the browser’s print preview: on the screen there is nothing.'],
      dont: ['Don’t print it where the page has no address of its own.'],
      accessibility: ['The address is written under its QR code.'],
    },
  },
})

export const OnScreen = meta.story({
  args: { address: 'https://www.example.fr/products/ondea-8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://www.example.fr/products/ondea-8')).not.toBeVisible()
  },
})
