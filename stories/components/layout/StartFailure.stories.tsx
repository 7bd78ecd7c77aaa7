import { expect } from 'storybook/test'
import { onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { StartFailure } from '../../../src/components/layout/StartFailure/StartFailure'
import { startFailureTexts as texts } from '../../../src/site/texts/common'
import { withPlainSpaces } from '../../support/samples'
import { defaultShop } from '../../../src/site/shop'
import { showsNothing } from '../../support/showsNothing'

const meta = preview.meta({
  title: 'Components/Layout/StartFailure',
  component: StartFailure,
  parameters: {
    guide: {
      purpose: 'Says that a prerendered page’s buttons do nothing, because its scripts could not be loaded.',
      do: ['Keep it in every prerendered document: it must be there when nothing else can be loaded.'],
      dont: ['Don’t show it from React: when React runs, PageError or a StateMessage says more.'],
      accessibility: ['An alert; it is announced when it is no longer hidden.'],
    },
  },
  args: { phone: defaultShop.phone },
})

export const Shown = meta.story({
  args: { isShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(withPlainSpaces(texts.message))
    await expect(canvas.getByText(texts.reload)).toHaveAttribute('href', '')
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
  },
})

export const OnPhone = Shown.extend({ ...onPhone })

/** As in every page. */
export const Hidden = meta.story({
  ...showsNothing,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
