import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { FileLink } from '../../../src/components/catalogue/FileLink/FileLink'

const meta = preview.meta({
  title: 'Components/Catalogue/FileLink',
  component: FileLink,
  parameters: {
    guide: {
      purpose: 'A link to a document of a product.',
      do: ['Say the type and the size of the file when they are known.'],
      dont: ['Don’t use it for a page of the site.'],
      accessibility: ['Its type and size are part of its name.'],
    },
    layout: 'centered',
  },
  args: { label: 'Notice (PDF, 1,2 Mo)', href: 'https://cms.test/uploads/notice.pdf' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notice (PDF, 1,2 Mo)' })).toHaveAttribute(
      'href',
      'https://cms.test/uploads/notice.pdf',
    )
  },
})

/** The name, the type and the size say what a click brings. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** A page of the site is no file: it needs an ordinary link. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { label: 'Nos services', href: '/services' },
})
