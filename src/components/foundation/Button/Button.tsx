import type { ComponentPropsWithRef, RefAttributes } from 'react'
import { css, styled } from 'styled-components'
import { media, notPrinted, scriptsOnly, theme } from '../../../theme/theme'
import { Link, type LinkProps } from 'react-router-dom'

type ButtonVariant = 'solid' | 'outline' | 'quiet'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** `solid` for the main action, `outline` for others, `quiet` for optional ones. */
  variant?: ButtonVariant
}

export type ButtonLinkProps = LinkProps &
  RefAttributes<HTMLAnchorElement> & {
    /** As of `Button`. */
    variant?: ButtonVariant
  }

export type ButtonAnchorProps = ComponentPropsWithRef<'a'> & {
  /** As of `Button`. */
  variant?: ButtonVariant
}

type StyleProps = { $variant: ButtonVariant }

const variants = {
  solid: css`
    background: ${theme.color.action};
    border-color: ${theme.color.action};
    color: ${theme.palette.paper};
    &:hover:not(:disabled) {
      filter: brightness(0.85);
    }
  `,
  outline: css`
    border-color: currentColor;
    &:hover:not(:disabled) {
      background: ${theme.color.text};
      border-color: ${theme.color.text};
      color: ${theme.color.surface};
    }
  `,
  quiet: css`
    padding-inline: 0;
    border: 0;
    font-weight: ${theme.fontWeight.medium};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
    &:hover:not(:disabled) {
      color: ${theme.color.accent};
    }
  `,
}

const buttonStyle = css<StyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  min-height: ${theme.size.target};
  padding: ${theme.space.sm} min(${theme.space.lg}, 7vw);
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.small};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.bold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast},
    filter ${theme.motion.fast},
    color ${theme.motion.fast};
  ${({ $variant }) => variants[$variant]}

  &:disabled {
    cursor: progress;
    opacity: 0.65;
  }
  svg {
    transition: transform ${theme.motion.fast};
  }
  ${media.finePointer} {
    &:hover svg {
      transform: translateX(3px);
    }
  }
`

const StyledButton = styled.button<StyleProps>`
  ${buttonStyle}
`

const StyledLink = styled(Link)<StyleProps>`
  ${buttonStyle}
`

const StyledAnchor = styled.a<StyleProps>`
  ${buttonStyle}
`

/** A button, acting on this page. */
export const Button = ({ variant = 'solid', type = 'button', ...rest }: ButtonProps) => (
  <StyledButton $variant={variant} type={type} {...rest} />
)

/** A button of no use without scripts or on paper. */
export const ScriptButton = styled(Button)`
  ${scriptsOnly}
  ${notPrinted}
`

/** A link within the site that looks like a button. */
export const ButtonLink = ({ variant = 'solid', ...rest }: ButtonLinkProps) => (
  <StyledLink $variant={variant} discover="none" {...rest} />
)

/** A link elsewhere (telephone, another site) that looks like a button. */
export const ButtonAnchor = ({ variant = 'solid', ...rest }: ButtonAnchorProps) => (
  <StyledAnchor $variant={variant} {...rest} />
)
