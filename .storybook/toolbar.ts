import type { definePreview } from '@storybook/react-vite'

type GlobalTypes = NonNullable<Parameters<typeof definePreview>[0]['globalTypes']>
type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>

const menu = (description: string, { items, ...toolbar }: Pick<Toolbar, 'title' | 'icon' | 'items'>) => ({
  description,
  toolbar: {
    ...toolbar,
    dynamicTitle: true,
    items: [{ type: 'reset' as const, title: 'As in the story', icon: 'play' as const }, ...items],
  },
})

export const globalTypes: GlobalTypes = {
  network: menu('How the mocked backend responds', {
    title: 'Backend',
    icon: 'globe',
    items: [
      { value: 'ok', title: 'Backend answers', icon: 'check' },
      { value: 'slow', title: 'Backend is slow', icon: 'time' },
      { value: 'empty', title: 'Backend is empty', icon: 'circlehollow' },
      { value: 'down', title: 'Backend is down', icon: 'cross' },
    ],
  }),
  content: menu('The content of the mocked backend', {
    title: 'Content',
    icon: 'document',
    items: [
      { value: 'normal', title: 'Sample content', icon: 'document' },
      { value: 'short', title: 'Short texts', icon: 'collapse' },
      { value: 'long', title: 'Long texts', icon: 'expandalt' },
      { value: 'missing', title: 'Missing texts', icon: 'circlehollow' },
    ],
  }),
  media: menu('How the page reaches the visitor', {
    title: 'Media',
    icon: 'accessibility',
    items: [
      { value: 'print', title: 'On paper', icon: 'document' },
      { value: 'forcedColours', title: 'Forced colours', icon: 'contrast' },
      { value: 'reducedMotion', title: 'Reduced motion', icon: 'stopalt' },
    ],
  }),
}
