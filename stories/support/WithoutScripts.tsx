import { documents } from 'virtual:prerendered'
import type { SyntheticEvent } from 'react'
import partners from '../../src/assets/partners.svg?url'
import figtree from '../../src/theme/fonts/figtree.woff2'
import fraunces from '../../src/theme/fonts/fraunces.woff2'

export type WithoutScriptsProps = {
  /** Path of a page that the build renders. */
  path: string
}

const files = {
  '/src/theme/fonts/figtree.woff2': figtree,
  '/src/theme/fonts/fraunces.woff2': fraunces,
  '/src/assets/partners.svg': partners,
}

/** What the browser leaves out far from the screen would be missing in a picture of the whole page. */
const wholePage = '<style>* { content-visibility: visible !important }</style></head>'

/** It names the styles as the build writes them. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** With the files of this Storybook, which may be published in a folder; pictures below the screen are shown too. */
const toFrame = (html: string) =>
  Object.entries(files)
    .reduce((text, [path, url]) => text.replaceAll(path, url), html)
    .replaceAll('loading="lazy"', '')
    .replace(POLICY, '')
    .replace('</head>', wholePage)
    .replaceAll(/(?<=["' ,])\/(?=(?:pictures|uploads)\/)/g, './')

const growToContent = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
  currentTarget.style.height = `${currentTarget.contentDocument?.documentElement.scrollHeight}px`
}

/** A page as the build writes it. `sandbox` without `allow-scripts`: to the browser, scripts are switched off in it. */
export const WithoutScripts = ({ path }: WithoutScriptsProps) => {
  const html = documents[path]
  if (html === undefined) throw new Error(`The build renders no page ${path}.`)
  return (
    <iframe
      title={path}
      sandbox="allow-same-origin"
      srcDoc={toFrame(html)}
      onLoad={growToContent}
      style={{ display: 'block', width: '100%', minHeight: '100vh' }}
    />
  )
}
