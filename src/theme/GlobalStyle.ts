import { createGlobalStyle, css } from 'styled-components'
import { fallbackFaces } from './fallbackFaces'
import figtree from './fonts/figtree.woff2'
import fraunces from './fonts/fraunces.woff2'
import { cssTokens, media, propertyName, theme } from './theme'
import { roles } from './tokens'

const { vars } = theme

const declare = (group: string, tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens).map(([token, value]) => `${propertyName(group, token)}:${value};`)

const fontFaces = css`
  @font-face {
    font-family: Fraunces;
    src: url(${fraunces}) format('woff2');
    font-weight: 300 450;
    font-display: swap;
  }
  @font-face {
    font-family: Figtree;
    src: url(${figtree}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }

  ${fallbackFaces}
`

/** All but the fonts: in Storybook they are loaded before the first story, which faces of its own would load again. */
export const globalRules = css`
  :root {
    ${Object.entries(cssTokens).flatMap(([group, tokens]) => declare(group, tokens))}
  }
  [data-surface='dark'] {
    ${declare('color', roles.dark)}
    color: ${theme.color.text};
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }

  html {
    scroll-padding-top: ${theme.size.header};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: ${theme.fontWeight.regular} ${theme.fontSize.body}/1.6 ${theme.font.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    text-wrap: pretty;
    min-height: 100dvh;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: ${theme.font.display};
    font-weight: ${theme.fontWeight.display};
    line-height: 1.06;
    letter-spacing: -0.018em;
    text-wrap: balance;
  }

  a {
    color: inherit;
  }
  /* A number stays on one line where there is room. */
  :where(a[href^='tel:']) {
    display: inline-block;
  }
  img,
  svg,
  picture {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
  }
  :where(ul[role='list'], ol[role='list']) {
    list-style: none;
    padding: 0;
  }
  iframe {
    border: 0;
  }
  /* A press is answered at once, whatever it leads to. */
  :where(a, button, summary):active {
    outline: 1px solid;
    outline-offset: 2px;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  ::selection {
    background: ${theme.palette.ember};
    color: ${theme.palette.paper};
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after,
    *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    @page {
      margin: 14mm 16mm;
    }
    html {
      font-size: 12px;
    }
    body {
      background: white;
      color: black;
      min-height: 0;
    }
    li {
      break-inside: avoid;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
      break-inside: avoid;
    }
    [data-surface='dark'] {
      ${vars.color.text}: inherit;
      ${vars.color.muted}: ${roles.light.muted};
      ${vars.color.hairline}: ${roles.light.hairline};
      ${vars.color.accent}: ${roles.light.accent};
      color: inherit;
    }
  }
`

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${globalRules}
`
