import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import {
  MainActionLink,
  MainActionProvider,
  useShownMainAction,
} from '../../../src/components/layout/MainActionLink/MainActionLink'
import { paths, productQuoteHref } from '../../../src/site/paths'
import { common } from '../../../src/site/texts/common'
import { productTexts } from '../../../src/site/texts/product'
import { PageColumn } from '../../support/Surface'
import { ButtonLink } from '../../../src/components/foundation/Button/Button'
import { ActionRow } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Layout/MainActionLink',
  component: MainActionLink,
  parameters: {
    guide: {
      purpose: 'The link to the contact form, where the page is about something that visitors ask for.',
      do: ['Say in its address what the request is about.'],
      dont: ['Don’t put two on one page: the bar of phones repeats it.'],
      accessibility: ['A link: it opens another page.'],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: { to: productQuoteHref('ondea-8'), children: common.quote },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: common.quote })
    await expect(link).toHaveAttribute('href', '/contact?produit=ondea-8#formulaire')
  },
})

const Reader = () => <p>{useShownMainAction()?.href ?? '–'}</p>

/** The layout knows which action the page has. */
export const Known = meta.story({
  render: (args) => (
    <MainActionProvider>
      <MainActionLink {...args} />
      <Reader />
    </MainActionProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/contact?produit=ondea-8#formulaire')).toBeVisible()
  },
})

/** One main action; the other is quieter. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <ActionRow>
      <MainActionLink {...args} />
      <ButtonLink variant="quiet" to={paths.products}>
        {productTexts.backToCatalogue}
      </ButtonLink>
    </ActionRow>
  ),
})

/** Two: which one does the bar of phones repeat? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <ActionRow>
      <MainActionLink {...args} />
      <MainActionLink to={paths.products}>{productTexts.backToCatalogue}</MainActionLink>
    </ActionRow>
  ),
})
