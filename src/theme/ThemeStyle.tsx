import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'
import { theme } from './theme'

/** The theme's custom properties and the rules that hold everywhere. A built page carries them already. */
export const ThemeStyle = () => (
  <ThemeProvider theme={theme.raw}>
    <theme.GlobalStyle />
    <GlobalStyle />
  </ThemeProvider>
)
