import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'
import { theme } from './theme'

/** A prerendered page already includes these styles. */
export const ThemeStyle = () => (
  <ThemeProvider theme={theme.raw}>
    <theme.GlobalStyle />
    <GlobalStyle />
  </ThemeProvider>
)
