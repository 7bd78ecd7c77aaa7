import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { sortOrders } from '../../../src/catalogue/sort'
import { SortSelect, type SortSelectProps } from '../../../src/components/catalogue/SortSelect/SortSelect'
import { catalogueTexts as texts } from '../../../src/site/texts/catalogue'

const shopOrder: SortSelectProps = { orders: sortOrders, selected: 'shop', onSelect: fn() }

const meta = preview.meta({
  title: 'Components/Catalogue/SortSelect',
  component: SortSelect,
  argTypes: { selected: { control: 'radio', options: sortOrders } },
  parameters: {
    guide: {
      purpose: 'The order of the products: the shop’s, by power, or by name.',
      do: ['Keep the shop’s order first: it is the one that the owner chose.'],
      dont: ['Don’t sort by something that many products lack.'],
      accessibility: ['A native list: it works by keyboard and on every phone.'],
    },
    layout: 'padded',
  },
  args: shopOrder,
})

export const ShopOrder = meta.story()

ShopOrder.test('selects an order', behaviour, async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText(texts.sort), texts.sortOrders.name)
  await expect(args.onSelect).toHaveBeenLastCalledWith('name')
})

export const ByPower = meta.story({ args: { selected: 'powerDown' } })
