import { styled } from 'styled-components'
import { site } from '../../../site/identity'
import { common } from '../../../site/texts/common'
import { theme } from '../../../theme/theme'
import { ButtonAnchor } from '../../foundation/Button/Button'
import { PhoneButton } from '../../foundation/PhoneButton/PhoneButton'
import { StateMessage } from '../../foundation/StateMessage/StateMessage'
import { Section } from '../../foundation/Section/Section'

export type PageErrorProps = {
  /** Address of the page, to load it again. */
  href: string
}

/** Replaces a page that could not be shown. */
export const PageError = ({ href }: PageErrorProps) => (
  <>
    <title>{`${common.pageErrorTitle} | ${site.name}`}</title>
    <Band data-surface="dark" />
    <Section>
      <StateMessage title={common.pageError} hint={common.pageErrorHint}>
        <ButtonAnchor href={href}>{common.retry}</ButtonAnchor>
        <PhoneButton variant="outline" />
      </StateMessage>
    </Section>
  </>
)

const Band = styled.div`
  height: ${theme.size.header};
  background: ${theme.color.surface};
`
