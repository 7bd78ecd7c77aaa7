import { expect, fn } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  ScriptButton,
} from '../../../src/components/foundation/Button/Button'
import { Icon } from '../../../src/components/foundation/Icon/Icon'
import { paths } from '../../../src/site/paths'
import { mapTexts } from '../../../src/site/texts/map'
import { ActionRow, DarkSurface } from '../../support/Surface'
import { defaultShop } from '../../../src/site/shop'

const meta = preview.meta({
  title: 'Components/Foundation/Button',
  component: Button,
  subcomponents: { ButtonLink, ButtonAnchor, ScriptButton },
  argTypes: {
    type: {
      description: 'As in HTML: `submit` sends the form around it.',
      control: 'radio',
      options: ['button', 'submit', 'reset'],
      table: { type: { summary: "'button' | 'submit' | 'reset'" } },
    },
    disabled: {
      description: 'The action is not available now.',
      control: 'boolean',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    children: { description: 'The action in words; an icon may follow.' },
    onClick: { description: 'A link has `to` (a page of the site) or `href` (elsewhere) instead.' },
  },
  parameters: {
    guide: {
      purpose:
        'A button or link in three variants. `Button` acts on the page, `ButtonLink` links to a page of the site, `ButtonAnchor` links elsewhere.',
      do: [
        'Use one `solid` button per screen, for the main action.',
        'Use `outline` beside it, and `quiet` for less important actions.',
      ],
      dont: [
        'Don’t use a button to navigate, nor a link to act on the page.',
        'Don’t write a label that is unclear on its own: “Demander un devis”, not “Cliquez ici”.',
      ],
      accessibility: [
        'At least 44 px high, visible focus, readable on both surfaces.',
        'A disabled button says why in its label: “Envoi en cours…”.',
      ],
    },
    layout: 'centered',
  },
  args: { children: 'Demander un devis', variant: 'solid', type: 'button', disabled: false, onClick: fn() },
})

/** The main action of a screen. */
export const Solid = meta.story()

Solid.test('calls back when pressed', behaviour, async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button')
  await expect(button).toHaveAttribute('type', 'button')
  await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(button)
  await expect(args.onClick).toHaveBeenCalledOnce()
})

export const Outline = meta.story({ args: { variant: 'outline' } })

export const Quiet = meta.story({ args: { variant: 'quiet' } })

/** A message is being sent: it cannot be sent twice. */
export const Disabled = meta.story({ args: { disabled: true, children: 'Envoi en cours…' } })

Disabled.test('does nothing when pressed', behaviour, async ({ canvas, args }) => {
  canvas.getByRole('button').click()
  await expect(args.onClick).not.toHaveBeenCalled()
})

export const DisabledOutline = meta.story({ args: { disabled: true, variant: 'outline' } })

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        Demander un devis <Icon name="arrow" />
      </>
    ),
  },
})

/** A link to another page of the site. */
export const AsLink = meta.story({
  render: () => <ButtonLink to={paths.contact}>Nous contacter</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.contact)
  },
})

/** A link to another site or a telephone number. */
export const AsAnchor = meta.story({
  render: () => (
    <ButtonAnchor variant="outline" href={defaultShop.phone.href}>
      {defaultShop.phone.label}
    </ButtonAnchor>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+33468200705')
  },
})

/** The three variants on a dark section. */
export const OnDarkSurface = meta.story({
  render: () => (
    <ActionRow>
      <Button>Plein</Button> <Button variant="outline">Contour</Button>
      <Button variant="quiet">Discret</Button>
    </ActionRow>
  ),
  decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>],
})

/** A long label wraps inside the button. */
export const LongLabel = meta.story({
  args: { children: 'Demander un devis pour un appareil de chauffage au bois '.repeat(3) },
  decorators: [(Story) => <div style={{ maxWidth: '17rem' }}>{Story()}</div>],
})

/** Not shown without scripts, nor on paper. */
export const OfScripts = meta.story({
  render: () => <ScriptButton variant="outline">{mapTexts.showInteractive}</ScriptButton>,
})

/** One main action; what else can be done is quieter. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ActionRow>
      <Button>Demander un devis</Button> <Button variant="outline">Nous appeler</Button>
    </ActionRow>
  ),
})

/** Where everything is the main action, nothing is. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ActionRow>
      <Button>Demander un devis</Button> <Button>Nous appeler</Button> <Button>Cliquez ici</Button>
    </ActionRow>
  ),
})
