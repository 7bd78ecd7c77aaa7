import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { PowerForm, type PowerFormProps } from '../../../src/components/heating/PowerForm/PowerForm'
import { checkHome, newHome } from '../../../src/heating/homeValues'
import { powerTexts as texts } from '../../../src/site/texts/power'
import { powerChoices, someHome } from '../../support/heating'

const meta = preview.meta({
  title: 'Components/Heating/PowerForm',
  component: PowerForm,
  parameters: {
    guide: {
      purpose: 'Five questions about a home, from which the power of its stove is calculated.',
      do: ['Answer at each change: there is no button to press.'],
      dont: ['Don’t refuse a measure while it is being typed: wait until its field is left.'],
      accessibility: ['What is refused is said under its field, in words, with the limits.'],
    },
    layout: 'padded',
  },
  args: {
    values: newHome,
    refused: [] as PowerFormProps['refused'],
    choices: powerChoices,
    onChange: fn(),
    onLeave: fn(),
  },
})

export const Empty = meta.story()

Empty.test('calls back when typed, left and selected', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: texts.labels.surface }), '8')
  await expect(args.onChange).toHaveBeenCalledWith('surface', '8')
  await userEvent.tab()
  await expect(args.onLeave).toHaveBeenCalledWith('surface')
  await userEvent.keyboard('{Enter}')
  await expect(args.onLeave).toHaveBeenLastCalledWith('hauteur')
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: texts.labels.isolation }),
    texts.periods['avant-1974'],
  )
  await expect(args.onChange).toHaveBeenCalledWith('isolation', 'avant-1974')
})

// What is typed stays as it is, also when it is refused.
Empty.test(
  'keeps what is typed',
  { ...behaviour, render: (args) => <Typing {...args} /> },
  async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: texts.labels.surface })
    await userEvent.type(area, '92,5 m²')
    await expect(area).toHaveValue('92,5 m²')
    await expect(area).toBeValid()
  },
)

export const Filled = meta.story({
  args: { values: someHome },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: texts.labels.surface })).toHaveValue('80')
    await expect(canvas.getByRole('combobox', { name: texts.labels.isolation })).toHaveDisplayValue(
      texts.periods['1983-1989'],
    )
  },
})

/** No home has 0 m², nor a ceiling at 60 m. */
export const Refused = meta.story({
  args: { values: { ...someHome, surface: '0', hauteur: '60' }, refused: ['surface', 'hauteur'] },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: texts.labels.surface })
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription(texts.refused.surface(10, 400))
    await expect(canvas.getByRole('textbox', { name: texts.labels.hauteur })).toHaveAccessibleDescription(
      texts.refused.hauteur(2, 6),
    )
  },
})

const Typing = (props: PowerFormProps) => {
  const [values, setValues] = useState(props.values)
  return (
    <PowerForm
      {...props}
      values={values}
      refused={checkHome(values).refused}
      onChange={(field, text) => setValues((current) => ({ ...current, [field]: text }))}
    />
  )
}

export const OnPhone = Refused.extend({ ...onPhone })

/** On the way to 80 m²: nothing is said until the field is left. */
export const RightUse = meta.story({ tags: ['!dev'], args: { values: { ...someHome, surface: '8' } } })

/** Refused while it is being typed. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { values: { ...someHome, surface: '8' }, refused: ['surface'] },
})
