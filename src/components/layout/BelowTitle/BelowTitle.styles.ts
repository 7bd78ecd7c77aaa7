import { styled } from 'styled-components'

/** In place of what is not there yet: it keeps the footer below the fold. */
export const Blank = styled.div`
  min-height: 100vh;
`
