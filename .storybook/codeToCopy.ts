import type { StoryContext } from '@storybook/react-vite'

/** A styled component has no name of its own, which the code to copy needs. */
export const nameStyledComponents = ({ title, component, subcomponents }: StoryContext) => {
  const named = { [title.split('/').at(-1) ?? '']: component, ...subcomponents }
  for (const [name, part] of Object.entries(named))
    if (part?.displayName?.toLowerCase().startsWith('styled')) part.displayName = name
}

const camelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const codeToCopy = (code: string) =>
  code
    // A callback that does nothing, which a built Storybook writes as `function rge(){}`.
    .replaceAll(/=\{function [\w$]*\(\)\s*\{\s*\}\}/g, '={() => {}}')
    .replaceAll(/<React\.Fragment(?: key="[^"]*")?>/g, '<>')
    .replaceAll('</React.Fragment>', '</>')
    // A picture of the site: by its name, which is its folder's.
    .replaceAll(
      /(\{?)\{\s*avif: '[^']*?pictures\/([a-z-]+)-\w{8}\/[^}]*\}(\}?)/g,
      (_, before: string, folder: string, after: string) => before + camelCase(folder) + after,
    )
