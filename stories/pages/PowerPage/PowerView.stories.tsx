import { expect, fn } from 'storybook/test'
import { onPhone, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { newHome } from '../../../src/heating/homeValues'
import { PowerView, type PowerViewProps, type StovesState } from '../../../src/pages/PowerPage/PowerView'
import { paths } from '../../../src/site/paths'
import { mapTexts } from '../../../src/site/texts/map'
import { powerTexts as texts } from '../../../src/site/texts/power'
import { powerChoices, someAnswer, someHome } from '../../support/heating'
import { staticMap, stovesOfPower, withPlainSpaces } from '../../support/samples'

const form: PowerViewProps['form'] = {
  values: someHome,
  refused: [],
  choices: powerChoices,
  onChange: fn(),
  onLeave: fn(),
}

const range = texts.range('5,5', '8')
const href = '/products?min=5.5&max=8&appareil=poele'

const ready = (count: number): StovesState => ({
  status: 'ready',
  count,
  products: stovesOfPower(5.5, 8, Math.min(count, 3)),
  href,
})

/** The power that a home needs, in each of its states. */
const meta = preview.meta({
  title: 'Views/Power',
  component: PowerView,
  args: {
    form,
    result: { answer: someAnswer, refusal: '', contactHref: paths.contact },
    stoves: { range, state: ready(7) },
    map: staticMap,
    question: <p>{mapTexts.questions.area}</p>,
  },
})

export const Ready = meta.story({
  ...shownByPage,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: texts.stoves.seeAll(7) })).toHaveAttribute('href', href)
  },
})

/** Where the answer is below the questions, a line says so. */
export const OnPhone = Ready.extend({
  ...onPhone,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: texts.answerBelow(someAnswer.range) })
    await expect(line).toBeVisible()
  },
})

export const Waiting = meta.story({
  ...shownByPage,
  args: {
    form: { ...form, values: newHome },
    result: { answer: null, refusal: '', contactHref: paths.contact },
    stoves: null,
  },
})

export const LoadingStoves = meta.story({
  args: { stoves: { range, state: { status: 'loading' } } },
})

export const StovesUnavailable = meta.story({
  ...shownByPage,
  args: { stoves: { range, state: { status: 'error', onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withPlainSpaces(texts.stoves.unavailable))).toBeVisible()
    await expect(canvas.getByText(withPlainSpaces(someAnswer.range))).toBeVisible()
  },
})

export const NoStove = meta.story({
  args: { stoves: { range, state: { status: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withPlainSpaces(texts.stoves.none))).toBeVisible()
  },
})

export const OneStove = meta.story({
  args: { stoves: { range, state: ready(1) } },
})
