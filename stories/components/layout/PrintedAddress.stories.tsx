import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { printTexts } from '../../../src/site/texts/print'
import { PrintedAddress } from '../../../src/components/layout/PrintedAddress/PrintedAddress'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Layout/PrintedAddress',
  component: PrintedAddress,
  parameters: {
    guide: {
      purpose: 'Leads from a printed sheet back to its page.',
      do: ['Place it last in what is printed: on the screen there is nothing.'],
      dont: ['Don’t print it where the page has no address of its own.'],
      accessibility: ['The address is written under its QR code.'],
    },
  },
  args: { address: 'https://www.example.fr/products/ondea-8' },
})

export const Printed = meta.story({
  globals: { media: 'print' },
  play: async ({ canvas }) => {
    const address = canvas.getByText('https://www.example.fr/products/ondea-8')
    await waitFor(() => expect(address).toBeVisible())
    await expect(canvas.getByRole('img', { name: printTexts.qrCode })).toBeVisible()
  },
})

export const OnScreen = meta.story({
  ...showsNothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://www.example.fr/products/ondea-8')).not.toBeVisible()
  },
})
