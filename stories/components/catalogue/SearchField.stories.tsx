import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { SearchField, type SearchFieldProps } from '../../../src/components/catalogue/SearchField/SearchField'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'

const meta = preview.meta({
  title: 'Components/Catalogue/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      purpose: 'Finds products by the words of their title, subtitle and brand, as the visitor types.',
      do: ['Pass the value of `onSearch` back as `applied`.'],
      dont: [
        'Don’t make it controlled: typing must not wait for the list.',
        'Don’t filter the list by a search that is not in `applied`: the field would be empty.',
      ],
      accessibility: ['A search landmark with a visible label; the number of results is announced.'],
    },
    layout: 'padded',
  },
  args: { applied: null, onSearch: fn() },
})

/** What is typed is searched once, after a pause. */
export const Empty = meta.story()

Empty.test('searches while typing', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), ' poêle ')
  await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('poêle'))
})

// Enter does not wait.
Empty.test('searches at once by Enter', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'insert{Enter}')
  await expect(args.onSearch).toHaveBeenLastCalledWith('insert')
})

// A space at the end stays while the search changes; a search from the address replaces the text.
Empty.test(
  'keeps what is typed until the address changes',
  { ...behaviour, render: (args) => <Searching {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'poêle ')
    await waitFor(() => expect(canvas.getByTestId('applied')).toHaveTextContent('poêle'))
    await expect(field).toHaveValue('poêle ')
    await userEvent.click(canvas.getByRole('button', { name: 'Address' }))
    await expect(field).toHaveValue('insert')
  },
)

// On a slow phone the address follows a second after the search, when more has been typed.
Empty.test(
  'keeps what is typed while the address lags behind',
  { ...behaviour, render: (args) => <Lagging {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'granulé{Enter}s lys{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Catch up' }))
    await expect(canvas.getByTestId('applied')).toHaveTextContent(/^granulé$/)
    await expect(field).toHaveValue('granulés lys')
    await userEvent.click(canvas.getByRole('button', { name: 'Catch up' }))
    await expect(canvas.getByTestId('applied')).toHaveTextContent('granulés lys')
    await expect(field).toHaveValue('granulés lys')
  },
)

export const Applied = meta.story({ args: { applied: 'ondéa' } })

Applied.test('clears the search', behaviour, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('searchbox')).toHaveValue('ondéa')
  await userEvent.clear(canvas.getByRole('searchbox'))
  await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith(null))
})

const Searching = (props: SearchFieldProps) => {
  const [applied, setApplied] = useState(props.applied)
  return (
    <>
      <SearchField applied={applied} onSearch={setApplied} />
      <button type="button" onClick={() => setApplied('insert')}>
        Address
      </button>
      <p data-testid="applied">{applied}</p>
    </>
  )
}

const Lagging = (props: SearchFieldProps) => {
  const [[applied = null, ...later], setQueries] = useState<(string | null)[]>([props.applied])
  return (
    <>
      <SearchField applied={applied} onSearch={(query) => setQueries((queries) => [...queries, query])} />
      <button type="button" onClick={() => setQueries(later)}>
        Catch up
      </button>
      <p data-testid="applied">{applied}</p>
    </>
  )
}

export const LongOnPhone = meta.story({
  ...onPhone,
  args: { applied: 'anticonstitutionnellement poêle à granulés canalisable' },
})

/** The list, and the search that made it short. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: { applied: 'ondéa' },
  render: (args) => <WithCount {...args} />,
})

/** Without `applied` the field of a shared address is empty: where are the others? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: (args) => <WithCount {...args} />,
})

const WithCount = (props: SearchFieldProps) => (
  <>
    <SearchField {...props} />
    <p>2 produits sur 46 : Ondéa 8, Ondéa 10</p>
  </>
)
