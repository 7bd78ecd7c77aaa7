import type { definePreview } from '@storybook/react-vite'

type GlobalTypes = Parameters<typeof definePreview>[0]['globalTypes']

/** The toolbar's items beside Storybook's own viewports, backgrounds, measures and outlines. */
export const globalTypes: GlobalTypes = {
  network: {
    description: 'What the imitated backend does',
    toolbar: {
      title: 'Network',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Network: the story’s', icon: 'play' },
        { value: 'ok', title: 'Network: answers', icon: 'check' },
        { value: 'slow', title: 'Network: slow', icon: 'time' },
        { value: 'empty', title: 'Network: holds nothing', icon: 'circlehollow' },
        { value: 'down', title: 'Network: down (503)', icon: 'cross' },
      ],
    },
  },
  content: {
    description: 'What the imitated backend holds',
    toolbar: {
      title: 'Content',
      icon: 'document',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Content: the story’s', icon: 'play' },
        { value: 'normal', title: 'Content: the sample', icon: 'document' },
        { value: 'short', title: 'Content: short', icon: 'collapse' },
        { value: 'long', title: 'Content: long', icon: 'expandalt' },
        { value: 'missing', title: 'Content: missing', icon: 'circlehollow' },
      ],
    },
  },
  preference: {
    description: 'What the visitor asked their system for',
    toolbar: {
      title: 'Preference',
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Preference: yours', icon: 'play' },
        { value: 'reducedMotion', title: 'Preference: less movement', icon: 'stopalt' },
        { value: 'contrast', title: 'Preference: forced colours', icon: 'contrast' },
      ],
    },
  },
}

export const initialGlobals = { network: 'story', content: 'story', preference: 'system' }
