import { styled } from 'styled-components'
import { FIELD_HEIGHT } from '../../foundation/controlLook'
import { notPrinted, scriptsOnly, theme } from '../../../theme/theme'

export const Finder = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  max-width: 30rem;

  ${scriptsOnly}
  ${notPrinted}
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};

  input {
    flex: 1 1 12rem;
    width: auto;
    min-width: 0;
  }
  button {
    flex: 0 1 auto;
    min-height: ${FIELD_HEIGHT};
  }
`

export const Answer = styled.p`
  && {
    max-width: none;
    margin: 0;
  }
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h4}/1.35 ${theme.font.display};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-inside] {
    color: ${theme.color.success};
  }
`

export const Communes = styled.ul`
  border-top: 1px solid ${theme.color.hairline};

  ${Answer} + & {
    margin-top: ${theme.space.xs};
  }

  li {
    border-bottom: 1px solid ${theme.color.hairline};
  }
  button {
    width: 100%;
    min-height: ${theme.size.target};
    padding: ${theme.space.xs} 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button:hover {
    color: ${theme.color.accent};
  }
`

export const Hint = styled.p`
  && {
    margin-top: ${theme.space.xs};
  }
  color: ${theme.color.muted};

  a {
    color: ${theme.color.accent};
    font-weight: ${theme.fontWeight.bold};
    white-space: nowrap;
  }
`
