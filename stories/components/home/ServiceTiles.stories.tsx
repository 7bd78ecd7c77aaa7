import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onDesktop, onLaptop, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { install, maintenance, pelletAlarm, showroom } from '../../../src/assets/pictures/scenes'
import { ServiceTiles } from '../../../src/components/home/ServiceTiles/ServiceTiles'
import { paths } from '../../../src/site/paths'
import { defaultHomeTexts, homeTexts } from '../../../src/site/texts/home'
import { expectInside, linesOf, TextSpacing } from '../../support/largeText'

const { tiles } = homeTexts
const sale = { title: tiles.sale, sentence: defaultHomeTexts.sale }
const installation = { title: tiles.installation, sentence: defaultHomeTexts.installation }
const upkeep = { title: tiles.maintenance, sentence: defaultHomeTexts.maintenance }
const support = { title: tiles.support, sentence: defaultHomeTexts.support }

const meta = preview.meta({
  title: 'Components/Home/ServiceTiles',
  component: ServiceTiles,
  parameters: {
    guide: {
      purpose:
        'The firm’s services as tall tiles. The hovered or focused tile widens and shows its sentence.',
      do: ['Set `focus`, the part of the picture that must stay visible in a narrow tile.'],
      dont: ['Don’t put important facts only into the sentence: one tile at a time shows it.'],
      accessibility: [
        'Each tile is one link, named by its title.',
        'Focus has the same effect as hover; `prefers-reduced-motion` is respected.',
      ],
    },
    docs: { story: { inline: false } },
  },
  args: {
    tiles: [
      { ...sale, href: paths.services, picture: showroom, focus: '46% 50%' },
      { ...installation, href: paths.services, picture: install, focus: '82% 50%' },
      { ...upkeep, href: paths.services, picture: maintenance, focus: '26% 50%' },
      { ...support, href: paths.services, picture: pelletAlarm, focus: '72% 50%' },
    ],
  },
  // Its heading gives the tiles' headings the right level in the outline.
  decorators: [
    (Story) => (
      <section style={{ padding: '2.5rem' }}>
        <h2>{defaultHomeTexts.servicesHeading}</h2>
        {Story()}
      </section>
    ),
  ],
})

type Service = { title: string; sentence: string }

/** The active tile is the one whose sentence is shown. */
const expectOnlyShown = async (canvas: Pick<ReturnType<typeof within>, 'getByText'>, active: Service) => {
  // Keeps the non-breaking spaces, which the default normaliser replaces.
  const sentenceOf = ({ sentence }: Service) =>
    canvas.getByText(sentence, { normalizer: (text: string) => text })
  await waitFor(() => expect(sentenceOf(active)).toBeVisible())
  for (const service of [sale, installation, upkeep, support].filter((other) => other !== active))
    await waitFor(() => expect(sentenceOf(service)).not.toBeVisible())
}

/** At first the first tile is active. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expectOnlyShown(canvas, sale)
  },
})

// A hovered tile becomes active, and stays active.
Default.test(
  'shows the tile under the pointer',
  { ...onDesktop, ...behaviour },
  async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: new RegExp(upkeep.title) }))
    await expectOnlyShown(canvas, upkeep)
  },
)

// A focused tile becomes active.
Default.test('shows the tile with the focus', behaviour, async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: new RegExp(installation.title) })).toHaveFocus()
  await expectOnlyShown(canvas, installation)
})

/** With the text spacing that a visitor may set, a title breaks within its narrow tile. */
export const SpacedText = meta.story({
  ...onDesktop,
  decorators: [(Story) => <TextSpacing>{Story()}</TextSpacing>],
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('link'))
      await expectInside(within(tile).getByRole('heading'), tile)
  },
})

/** Four in a row at their narrowest: a title stays on one line. */
export const Laptop = meta.story({
  ...onLaptop,
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading', { level: 3 })) await expect(linesOf(heading)).toBe(1)
  },
})

/** Stacked: the tile in the middle of the screen is active. */
export const Phone = meta.story({ ...onPhone })

/** Each narrow tile shows the subject of its picture. */
export const RightUse = meta.story({ ...onDesktop, tags: ['!dev'] })

/** One `focus` for all: some subjects are cut off. */
export const WrongUse = meta.story({
  ...onDesktop,
  tags: ['!dev'],
  args: {
    tiles: [
      { ...sale, href: paths.services, picture: showroom, focus: '0 50%' },
      { ...installation, href: paths.services, picture: install, focus: '0 50%' },
      { ...upkeep, href: paths.services, picture: maintenance, focus: '0 50%' },
      { ...support, href: paths.services, picture: pelletAlarm, focus: '0 50%' },
    ],
  },
})
