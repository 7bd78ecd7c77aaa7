import type { definePreview } from '@storybook/react-vite'

type GlobalTypes = Parameters<typeof definePreview>[0]['globalTypes']

const asTheStory = { type: 'reset' as const, title: 'As in the story', icon: 'play' as const }

export const globalTypes: GlobalTypes = {
  network: {
    description: 'How the mocked backend responds',
    toolbar: {
      title: 'Backend',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        asTheStory,
        { value: 'ok', title: 'Backend answers', icon: 'check' },
        { value: 'slow', title: 'Backend is slow', icon: 'time' },
        { value: 'empty', title: 'Backend is empty', icon: 'circlehollow' },
        { value: 'down', title: 'Backend is down', icon: 'cross' },
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
        asTheStory,
        { value: 'normal', title: 'Sample content', icon: 'document' },
        { value: 'short', title: 'Short texts', icon: 'collapse' },
        { value: 'long', title: 'Long texts', icon: 'expandalt' },
        { value: 'missing', title: 'Missing texts', icon: 'circlehollow' },
      ],
    },
  },
  media: {
    description: 'How the page reaches the visitor',
    toolbar: {
      title: 'Media',
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        asTheStory,
        { value: 'print', title: 'On paper', icon: 'document' },
        { value: 'forcedColours', title: 'Forced colours', icon: 'contrast' },
        { value: 'reducedMotion', title: 'Reduced motion', icon: 'stopalt' },
      ],
    },
  },
}
