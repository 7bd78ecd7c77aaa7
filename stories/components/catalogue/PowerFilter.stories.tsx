import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { behaviour, onDesktop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  PowerFields,
  PowerFilter,
  type PowerFilterProps,
} from '../../../src/components/catalogue/PowerFilter/PowerFilter'
import type { PowerRange } from '../../../src/components/catalogue/PowerFilter/usePowerForm'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'
import { withPlainSpaces } from '../../support/samples'
import { pressKeys } from '../../support/trustedInput'
import { expectAnnounced } from '../../support/announcements'

const noBounds: PowerRange = { min: null, max: null }

const meta = preview.meta({
  title: 'Components/Catalogue/PowerFilter',
  component: PowerFilter,
  parameters: {
    guide: {
      purpose: 'Minimum and maximum power, in kW. They filter once “Appliquer” is pressed.',
      do: ['Pass the values of `onApply` back as `applied`: the fields show them.'],
      dont: ['Don’t filter on each keystroke: the list would jump.'],
      accessibility: [
        'Labels include the unit.',
        '“Effacer” is a button of the form and clears both fields; it is hidden when there is nothing to clear.',
      ],
    },
    layout: 'padded',
  },
  args: { applied: noBounds, onApply: fn(), onClear: fn() },
})

export const Empty = meta.story()

Empty.test('applies no bound', behaviour, async ({ canvas, userEvent, args }) => {
  const min = canvas.getByRole('spinbutton', { name: 'Puissance min (kW)' })
  await expect(min).toHaveValue(null)
  await expect(min).toHaveAttribute('step', '0.1')
  await expect(min).toHaveAttribute('min', '0')
  await expect(min).toHaveAttribute('placeholder', texts.powerHints.min)
  await expect(canvas.queryByRole('button', { name: texts.clear })).not.toBeInTheDocument()
  await userEvent.click(canvas.getByRole('button', { name: texts.apply }))
  await expect(args.onApply).toHaveBeenCalledWith(noBounds)
})

/** The calculation of a power is not for air conditioning. */
export const WithoutHelp = meta.story({
  args: { hasHelp: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

// Enter also applies.
Empty.test('applies by Enter', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMin }), '8.5')
  await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMax }), '12{Enter}')
  await expect(args.onApply).toHaveBeenCalledWith({ min: 8.5, max: 12 })
})

// French visitors type a comma; a browser in another language would drop it and read 85.
Empty.test('takes a comma', behaviour, async ({ canvas, userEvent, args }) => {
  canvas.getByRole('spinbutton', { name: texts.powerMin }).focus()
  await pressKeys('8,5')
  await userEvent.click(canvas.getByRole('button', { name: texts.apply }))
  await expect(args.onApply).toHaveBeenCalledWith({ min: 8.5, max: null })
})

// Text that was typed but not applied is cleared too.
Empty.test('clears what was not applied', behaviour, async ({ canvas, userEvent }) => {
  const min = canvas.getByRole('spinbutton', { name: texts.powerMin })
  await userEvent.type(min, '9')
  await userEvent.click(canvas.getByRole('button', { name: texts.clear }))
  await expect(min).toHaveValue(null)
})

// Focus stays where it was after applying and clearing.
Empty.test(
  'keeps the focus after applying and clearing',
  { ...behaviour, render: (args) => <Applying {...args} /> },
  async ({ canvas, userEvent }) => {
    const max = canvas.getByRole('spinbutton', { name: texts.powerMax })
    await userEvent.type(max, '12{Enter}')
    await expect(max).toHaveFocus()
    await expect(max).toHaveValue(12)
    const clear = canvas.getByRole('button', { name: texts.clear })
    await userEvent.click(clear)
    await expect(clear).toHaveFocus()
    await expect(max).toHaveValue(null)
  },
)

// "Effacer" removes the invalid text and its error.
Empty.test(
  'clears what is invalid, and its error',
  { ...behaviour, render: (args) => <Applying {...args} /> },
  async ({ canvas, userEvent }) => {
    const min = canvas.getByRole('spinbutton', { name: texts.powerMin })
    await userEvent.type(min, '-5{Enter}')
    await expect(min).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }))
    await expect(min).toBeValid()
    await expect(min).toHaveValue(null)
  },
)

// An invalid bound removes the one applied before; the typed text stays.
Empty.test(
  'keeps an invalid text after a valid one',
  { ...behaviour, render: (args) => <Applying {...args} /> },
  async ({ canvas, userEvent }) => {
    const min = canvas.getByRole('spinbutton', { name: texts.powerMin })
    await userEvent.type(min, '8{Enter}')
    await userEvent.clear(min)
    await userEvent.type(min, '-8{Enter}')
    await expect(min).toHaveValue(-8)
    await expect(min).toBeInvalid()
  },
)

const Returning = (props: PowerFilterProps) => {
  const [applied, setApplied] = useState<PowerRange>({ min: 6, max: null })
  return (
    <>
      <PowerFilter {...props} applied={applied} onApply={setApplied} />
      <button onClick={() => setApplied({ min: 6, max: null })}>Back</button>
      <button onClick={() => setApplied(noBounds)}>Forward</button>
    </>
  )
}

// Back and Forward: the number that was replaced is not called invalid.
Empty.test(
  'forgets an invalid text that the address has replaced',
  { ...behaviour, render: (args) => <Returning {...args} /> },
  async ({ canvas, userEvent }) => {
    const min = canvas.getByRole('spinbutton', { name: texts.powerMin })
    await userEvent.clear(min)
    await userEvent.type(min, '-3{Enter}')
    await expect(min).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(min).toHaveValue(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }))
    await expect(min).toBeValid()
    await expect(min).toHaveValue(null)
  },
)

export const WithBounds = meta.story({
  args: { applied: { min: 6, max: 12.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: texts.powerMin })).toHaveValue(6)
    await expect(canvas.getByRole('spinbutton', { name: texts.powerMax })).toHaveValue(12.5)
  },
})

WithBounds.test('clears both bounds', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.clear }))
  await expect(args.onClear).toHaveBeenCalledOnce()
  await expect(args.onApply).not.toHaveBeenCalled()
})

export const OnPhone = WithBounds.extend({ ...onPhone })

const Applying = (props: PowerFilterProps) => {
  const [applied, setApplied] = useState(props.applied)
  return (
    <PowerFilter {...props} applied={applied} onApply={setApplied} onClear={() => setApplied(noBounds)} />
  )
}

// A negative number and a single minus sign are invalid: both stay as typed, with one error message for both.
Empty.test(
  'refuses a negative number and a single minus sign',
  { ...behaviour, render: (args) => <Applying {...args} /> },
  async ({ canvas, userEvent }) => {
    const min = canvas.getByRole('spinbutton', { name: texts.powerMin })
    const max = canvas.getByRole('spinbutton', { name: texts.powerMax })
    await userEvent.type(min, '-5')
    max.focus()
    await pressKeys('-')
    await userEvent.click(canvas.getByRole('button', { name: texts.apply }))
    await expectAnnounced(withPlainSpaces(texts.powerRefused([texts.powerMin, texts.powerMax])))
    await expect(canvas.getByText(withPlainSpaces(texts.powerInvalid))).toBeVisible()
    await expect(min).toHaveFocus()
    await expect(min).toHaveValue(-5)
    for (const field of [min, max]) {
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(texts.powerInvalid)
    }
    await userEvent.clear(min)
    await expect(min).toBeValid()
    await expect(max).toBeInvalid()
  },
)

Empty.test(
  'moves nothing below for an error on a wide screen',
  { ...onDesktop, ...behaviour },
  async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: texts.powerFilter })
    const height = form.offsetHeight
    await userEvent.type(canvas.getByRole('spinbutton', { name: texts.powerMin }), '-5{Enter}')
    await expect(canvas.getByText(withPlainSpaces(texts.powerInvalid))).toBeVisible()
    await expect(form.offsetHeight).toBe(height)
  },
)

/** One error message for both fields; what was typed stays. */
export const Invalid = meta.story({
  render: () => <PowerFields applied={{ min: -5, max: -8 }} invalid={['min', 'max']} form={{}} />,
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('spinbutton')) {
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(texts.powerInvalid)
    }
  },
})

export const InvalidOnDesktop = Invalid.extend({
  ...onDesktop,
  parameters: { ...onDesktop.parameters, layout: 'padded' },
})

export const InvalidOnPhone = Invalid.extend({ ...onPhone })
