import { documents } from 'virtual:prerendered'
import { expect, waitFor, within } from 'storybook/test'
import { onDesktop, onPhone } from '../../.storybook/modes'
import preview from '../../.storybook/preview'
import { examples } from '../../src/routes/examples'
import { common } from '../../src/site/texts/common'
import { layoutTexts } from '../../src/site/texts/layout'
import { WithoutScripts } from '../support/WithoutScripts'

/**
 * Pages as the build writes them, with the sample content, in a frame where the browser runs no scripts. The toolbar’s
 * backend, content and media do not reach into it.
 */
const meta = preview.meta({
  title: 'Pages/Without scripts',
  component: WithoutScripts,
  argTypes: { path: { control: 'select', options: Object.keys(documents) } },
  args: { path: examples.home },
})

const documentIn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const framed = canvasElement.querySelector('iframe')?.contentDocument
    // The first document of a frame is empty, and the page is shown while it is being read.
    if (framed?.readyState !== 'complete' || !framed.querySelector('main'))
      throw new Error('The page is not loaded.')
    return within(framed.body)
  })

/** The menu is in the header. No button is shown that would do nothing. */
export const Home = meta.story({
  ...onPhone,
  play: async ({ canvasElement }) => {
    const page = await documentIn(canvasElement)
    const header = within(page.getByRole('banner'))
    await expect(header.getByRole('link', { name: layoutTexts.menu.products })).toBeVisible()
    await expect(page.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const HomeOnDesktop = meta.story({ ...onDesktop })

/** Without filters; a link leads to the whole list. */
export const Catalogue = meta.story({
  ...onPhone,
  args: { path: examples.catalogue },
  play: async ({ canvasElement }) => {
    const page = await documentIn(canvasElement)
    await expect(page.getByRole('link', { name: common.allProducts })).toBeVisible()
    await expect(page.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Product = meta.story({ ...onPhone, args: { path: examples.product } })

export const Service = meta.story({ ...onPhone, args: { path: examples.service } })

/** It says that it needs scripts. */
export const Compare = meta.story({ ...onPhone, args: { path: examples.compare } })

/** A rule to calculate with, in place of the form. */
export const Power = meta.story({ ...onPhone, args: { path: examples.power } })

/** The form cannot be sent: the telephone is above it. */
export const Contact = meta.story({ ...onPhone, args: { path: examples.contact } })
