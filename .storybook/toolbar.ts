import type { definePreview } from '@storybook/react-vite'

type GlobalTypes = Parameters<typeof definePreview>[0]['globalTypes']

/** Toolbar items besides Storybook's own viewports, backgrounds, measures and outlines. */
export const globalTypes: GlobalTypes = {
  network: {
    description: 'How the mocked backend responds',
    toolbar: {
      title: 'Network',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Network: default', icon: 'play' },
        { value: 'ok', title: 'Network: ok', icon: 'check' },
        { value: 'slow', title: 'Network: slow', icon: 'time' },
        { value: 'empty', title: 'Network: empty', icon: 'circlehollow' },
        { value: 'down', title: 'Network: down (503)', icon: 'cross' },
      ],
    },
  },
  content: {
    description: 'The content of the mocked backend',
    toolbar: {
      title: 'Content',
      icon: 'document',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Content: default', icon: 'play' },
        { value: 'normal', title: 'Content: sample', icon: 'document' },
        { value: 'short', title: 'Content: short', icon: 'collapse' },
        { value: 'long', title: 'Content: long', icon: 'expandalt' },
        { value: 'missing', title: 'Content: missing', icon: 'circlehollow' },
      ],
    },
  },
  preference: {
    description: 'Preferences of the visitor’s system',
    toolbar: {
      title: 'Preference',
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Preference: default', icon: 'play' },
        { value: 'reducedMotion', title: 'Preference: reduced motion', icon: 'stopalt' },
        { value: 'contrast', title: 'Preference: forced colours', icon: 'contrast' },
      ],
    },
  },
}

export const initialGlobals = { network: 'story', content: 'story', preference: 'system' }
