import { expect, fn, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { SidePanel } from '../../../src/components/layout/SidePanel/SidePanel'
import { paths } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { layoutTexts } from '../../../src/site/texts/layout'
import { DuringSummer, summerNotice } from '../../support/notices'
import { defaultShop } from '../../../src/site/shop'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Layout/SidePanel',
  component: SidePanel,
  parameters: {
    docs: { story: { inline: false, height: '820px' } },
    guide: {
      purpose: 'A drawer on every page, with the contact details and links to the social networks.',
      do: ['Open it from the header’s button only.'],
      dont: ['Don’t correct its heading: the specification gives it word for word.'],
      accessibility: ['A drawer labelled by its heading.'],
    },
  },
  args: { isOpen: true, onClose: fn(), shop: defaultShop },
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    const heading = 'Avez vous un projet en tête? Contactez-nous.'
    await waitFor(() => expect(canvas.getByRole('heading', { name: heading })).toBeVisible())
    await expect(canvas.getByRole('link', { name: /04 68 20 07 05/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: common.contactUs })).toHaveAttribute('href', paths.contact)
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

Open.test('is closed by its button', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: layoutTexts.closePanel }))
  await expect(args.onClose).toHaveBeenCalled()
})

// On the contact page itself, following the link only closes the panel.
Open.test('is closed by a link to its own page', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('link', { name: common.contactUs }))
  await expect(args.onClose).toHaveBeenCalled()
})

/** What the owner announces is among the contact details. */
export const WithNotice = meta.story({
  decorators: [(Story) => <DuringSummer>{Story()}</DuringSummer>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(summerNotice.text)).toBeVisible())
  },
})

export const Closed = meta.story({
  ...showsNothing,
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
