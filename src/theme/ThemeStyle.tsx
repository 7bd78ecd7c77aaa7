import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'
import { theme } from './theme'

/** The theme's custom properties and the global styles. A prerendered page already includes them. */
export const ThemeStyle = () => (
  <ThemeProvider theme={theme.raw}>
    <theme.GlobalStyle />
    <GlobalStyle />
  </ThemeProvider>
)
