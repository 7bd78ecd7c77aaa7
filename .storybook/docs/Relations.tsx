import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks'
import { componentDocs } from 'virtual:component-docs'
import { toId } from 'storybook/internal/csf'

const nameOf = (title: string): string => {
  const [group, ...names] = title.split('/')
  const kind = group === 'Views' ? ' (view)' : group === 'Pages' ? ' (page)' : ''
  return (names.at(-1) ?? title) + kind
}

const Links = ({ titles }: { titles: readonly string[] }) => (
  <ul>
    {titles.map((title) => (
      <li key={title}>
        {title.includes('/') ? (
          <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
            {nameOf(title)}
          </a>
        ) : (
          title
        )}
      </li>
    ))}
  </ul>
)

export const Relations = ({ title }: { title: string }) => {
  const docs = componentDocs[title]
  if (!docs) return null
  const { name, file, madeOf, usedIn } = docs
  const address = file.replace(/^src\//, '../../').replace(/\.tsx$/, '')
  return (
    <>
      {(madeOf.length > 0 || usedIn.length > 0) && <Heading>Made of, used in</Heading>}
      {madeOf.length > 0 && (
        <>
          <Subheading>Made of</Subheading>
          <Links titles={madeOf} />
        </>
      )}
      {usedIn.length > 0 && (
        <>
          <Subheading>Used in</Subheading>
          <Links titles={usedIn} />
        </>
      )}
      {title.startsWith('Components/') && (
        <>
          <Heading>Code</Heading>
          <Source language="tsx" code={`import { ${name} } from '${address}'`} />
          <p>“Show code” below a picture has the code of that state.</p>
        </>
      )}
    </>
  )
}
