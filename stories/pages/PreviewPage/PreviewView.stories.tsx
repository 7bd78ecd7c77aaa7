import { expect, fn } from 'storybook/test'
import { shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PreviewView, type PreviewState } from '../../../src/pages/PreviewPage/PreviewView'
import { previewTexts as texts } from '../../../src/site/texts/preview'
import { productOf } from '../../support/samples'

/** The preview of a draft in each of its states. */
const meta = preview.meta({
  title: 'Views/Preview',
  component: PreviewView,
  args: {
    state: { status: 'ready', preview: { kind: 'product', product: productOf() } } as PreviewState,
  },
})

export const Ready = meta.story({ ...shownByPage })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Expired = meta.story({
  ...shownByPage,
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.expiredHint)).toBeVisible()
  },
})

export const Unavailable = meta.story({ ...shownByPage, args: { state: { status: 'error', onRetry: fn() } } })
