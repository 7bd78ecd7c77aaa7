import { styled } from 'styled-components'
import preview from '../../../.storybook/preview'
import { Icon, type IconName } from '../../../src/components/foundation/Icon/Icon'
import { theme } from '../../../src/theme/theme'
import { DarkSurface } from '../../support/Surface'

/** What each icon means; an icon that is missing here is a type error. */
const uses: Record<IconName, string> = {
  arrow: 'aller plus loin',
  chevron: 'déplier',
  close: 'fermer',
  filter: 'filtrer',
  menu: 'ouvrir le menu',
  pause: 'arrêter le mouvement',
  phone: 'appeler',
  play: 'reprendre le mouvement',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
}

const isIconName = (name: string): name is IconName => name in uses

const names = Object.keys(uses).filter(isIconName)

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space.lg};

  li {
    display: grid;
    justify-items: center;
    gap: ${theme.space.xs};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.caption};
  }
  svg {
    color: ${theme.color.text};
    font-size: ${theme.fontSize.h3};
  }
`

const meta = preview.meta({
  title: 'Components/Foundation/Icon',
  component: Icon,
  parameters: {
    guide: {
      purpose: 'One of the site’s icons, as tall as the text around it.',
      do: ['Put text beside it, or a label on the button that contains it.'],
      dont: ['Don’t use it without text or label.', 'Don’t draw one outside the 24 × 24 grid.'],
      accessibility: ['Always hidden from assistive technology: the text is read instead.'],
    },
    layout: 'padded',
  },
  args: { name: 'phone' },
})

export const All = meta.story({
  render: () => (
    <Grid role="list">
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <strong>{name}</strong>
          {uses[name]}
        </li>
      ))}
    </Grid>
  ),
})

export const OnDarkSurface = All.extend({ decorators: [(Story) => <DarkSurface>{Story()}</DarkSurface>] })

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};

  & + p {
    font-size: ${theme.fontSize.h2};
  }
`

/** As tall as the text around it. */
export const InText = meta.story({
  render: () => (
    <>
      <Line>
        <Icon name="phone" /> 04 68 20 07 05
      </Line>
      <Line>
        <Icon name="phone" /> 04 68 20 07 05
      </Line>
    </>
  ),
})

/** The text says what the icon recalls. */
export const RightUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Line>
      <Icon name="filter" /> Filtrer les produits
    </Line>
  ),
})

/** Which of the three opens the filters? */
export const WrongUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Line>
      <Icon name="filter" /> <Icon name="menu" /> <Icon name="arrow" />
    </Line>
  ),
})
