import { experimental_manifests } from '@storybook/react/preset'
import { expect, it } from 'vitest'
import { lightManifests } from './lightManifests.ts'

const button = {
  type: 'story',
  subtype: 'story',
  id: 'components-foundation-button--solid',
  title: 'Components/Foundation/Button',
  name: 'Solid',
  importPath: './stories/components/foundation/Button.stories.tsx',
}

it('tells tools of a component, its props and its stories', async () => {
  const manifest = lightManifests(await experimental_manifests({}, { manifestEntries: [button] }))
  expect(JSON.stringify(manifest)).not.toContain(process.cwd())
  expect(manifest).toMatchObject({
    components: {
      components: {
        'components-foundation-button': {
          name: 'Button',
          import: "import { Button } from 'src/components/foundation/Button/Button'",
          description: 'A button, acting on this page.',
          stories: [{ name: 'Solid', snippet: expect.stringContaining('<Button') }],
          subcomponents: {
            ButtonLink: { import: "import { ButtonLink } from 'src/components/foundation/Button/Button'" },
          },
          reactDocgen: { props: { variant: { tsType: { raw: "'solid' | 'outline' | 'quiet'" } } } },
        },
      },
    },
  })
})
