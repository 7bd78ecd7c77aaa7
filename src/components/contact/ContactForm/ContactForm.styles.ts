import { styled } from 'styled-components'
import { media, theme } from '../../../theme/theme'

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${theme.space.lg};

  /* Nobody fills in what cannot be sent. */
  ${media.withoutScripts} {
    > :not(:first-child) {
      display: none;
    }
  }
`

export const Starred = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
`

export const FieldRow = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Off screen but in the page: robots fill it in. */
export const Honeypot = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`

export const FormFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md} ${theme.space.lg};

  button {
    flex: 1 1 13rem;
    min-height: 3.5rem;
    padding-inline: ${theme.space.xl};
    font-size: ${theme.fontSize.body};
  }
  ${media.tablet} {
    button {
      flex: none;
      min-width: 13rem;
    }
  }
`

export const FinePrint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.caption};

  a {
    display: inline-block;
    text-underline-offset: 0.25em;
  }
  a:hover {
    color: ${theme.color.text};
  }
`

export const WithoutScript = styled.p`
  display: none;
  font-weight: ${theme.fontWeight.medium};
  ${media.withoutScripts} {
    display: block;
  }
`
