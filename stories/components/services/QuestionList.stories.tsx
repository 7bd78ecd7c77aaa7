import { expect } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { QuestionList } from '../../../src/components/services/QuestionList/QuestionList'
import { serviceTexts as texts } from '../../../src/site/texts/services'
import { PageColumn } from '../../support/Surface'

const meta = preview.meta({
  title: 'Components/Services/QuestionList',
  component: QuestionList,
  tags: ['!stable', 'proposed'],
  parameters: {
    guide: {
      purpose: 'What customers ask about a service, each answer behind its question.',
      do: ['Ask as a customer would.'],
      dont: ['Don’t hide here what everybody must know: that belongs to the text.'],
      accessibility: ['The browser’s own disclosure: it works by keyboard and without scripts.'],
    },
  },
  decorators: [(Story) => <PageColumn>{Story()}</PageColumn>],
  args: {
    questions: [
      {
        question: 'Faut-il être là pendant toute la pose ?',
        paragraphs: ['À l’arrivée et à la mise en service, oui. Entre les deux, une clé suffit.'],
      },
      {
        question: 'Que devient l’ancien poêle ?',
        paragraphs: ['Nous l’emportons à la déchetterie.', 'S’il peut encore servir, nous vous le disons.'],
      },
    ],
  },
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: texts.questions })).toBeVisible()
    const question = canvas.getByText('Faut-il être là pendant toute la pose ?')
    await expect(question).toBeVisible()
    // Screen readers say that it is collapsed; its sign has no name.
    await expect(getComputedStyle(question, '::after').content).toBe('"+" / ""')
    await expect(canvas.getByText(/une clé suffit/)).not.toBeVisible()
  },
})

Closed.test('opens one answer', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Que devient l’ancien poêle ?'))
  await expect(canvas.getByText(/Nous l’emportons/)).toBeVisible()
  await expect(canvas.getByText(/S’il peut encore servir/)).toBeVisible()
  await expect(canvas.getByText(/une clé suffit/)).not.toBeVisible()
})

export const LongQuestionOnPhone = meta.story({
  ...onPhone,
  args: {
    questions: [
      {
        question: 'Puis-je-commander-mes-granulés-'.repeat(4),
        paragraphs: ['Oui, du printemps à l’automne.'],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Questions as customers ask them. */
export const RightUse = meta.story({
  tags: ['!dev'],
})

/** Keywords, which say neither what is asked nor what is answered. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    questions: [
      { question: 'Présence', paragraphs: ['À l’arrivée et à la mise en service.'] },
      { question: 'Reprise', paragraphs: ['Nous l’emportons à la déchetterie.'] },
    ],
  },
})
