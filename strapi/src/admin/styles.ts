/** On a phone, part of their buttons and pictures would be cut off. */
const NARROW_DIALOGS = `
  @media (max-width: 767px) {
    [role='dialog'] div:has(> [role='tablist']) {
      flex-wrap: wrap;
      gap: 1.2rem;
      padding-inline: 1.6rem;
      padding-bottom: 1.2rem;
    }
    [role='dialog'] [data-radix-scroll-area-viewport] > div {
      display: block !important;
    }
    [role='dialog'] form > div:first-child {
      padding-inline: 1.6rem;
    }
    [role='dialog'] div:has(> * > article) > *,
    [role='dialog'] div:has(> * > * > article) > * {
      grid-column: 1 / -1;
    }
    [role='dialog'] label:has(input[type='file']) {
      text-align: center;
    }
  }
`

/** A long entry would scroll them out of the window. */
const BUTTONS_IN_VIEW = `
  @media (min-width: 1080px) {
    div:has(> aside[aria-labelledby='additional-information']) {
      position: sticky;
      top: 1.6rem;
    }
  }
`

export const addStyles = () =>
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: NARROW_DIALOGS + BUTTONS_IN_VIEW }),
  )
