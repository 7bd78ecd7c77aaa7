import { expect, fn, userEvent } from 'storybook/test'
import { useLocation } from 'react-router-dom'
import preview from '../../../.storybook/preview'
import { Link } from '../../../src/components/foundation/Link/Link'

/** Where the story's visitor is. */
const Address = () => <output>{useLocation().pathname}</output>

const meta = preview.meta({
  title: 'Components/Foundation/Link',
  component: Link,
  parameters: {
    guide: {
      purpose: 'A link within the site: the page changes without a document being loaded.',
      do: ['Give the address from the site’s root, made by `paths`.', 'Style it with `styled(Link)`.'],
      dont: ['Don’t use it for another site, a file or a telephone number: a plain `<a>` does that.'],
      accessibility: ['A true link: it opens in a new tab, and can be copied and bookmarked.'],
    },
    layout: 'padded',
  },
  args: { to: '/contact', children: 'Nous contacter' },
  render: (args) => (
    <p>
      <Link {...args} /> <Address />
    </p>
  ),
})

/** As it stands in a text. */
export const AtRest = meta.story()

/** A press changes the page; the document stays. */
export const Followed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/contact')
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('status')).toHaveTextContent('/contact')
  },
})

/** Who handles the press itself can keep the page. */
export const HeldBack = meta.story({
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/$/)
  },
})
