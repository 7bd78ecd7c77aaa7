import { useRef } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import type { ChosenProduct } from '../../../catalogue/comparedProducts'
import { comparisonTexts } from '../../../site/texts/comparison'
import { trayTexts as texts } from '../../../site/texts/comparisonTray'
import { media, notPrinted, theme } from '../../../theme/theme'
import { PHONE_BAR } from '../../../theme/tokens'
import { Button, ButtonLink } from '../../foundation/Button/Button'
import { focusNeighbour, isRepeatedClick } from '../../foundation/focusNeighbour'
import { Icon } from '../../foundation/Icon/Icon'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'

export type CompareTrayProps = {
  /** In the order they were selected; without any, nothing is shown. */
  products: readonly ChosenProduct[]
  /** Address of their comparison. */
  href: string
  /** Called to remove one of them. */
  onRemove: (product: ChosenProduct) => void
  /** Called to remove all of them. */
  onClear: () => void
}

/** The products selected for comparison, at the bottom of the screen until the section's end. */
export const CompareTray = ({ products, href, onRemove, onClear }: CompareTrayProps) => {
  const place = useRef<HTMLDivElement>(null)
  return (
    <Place ref={place} tabIndex={-1}>
      {products.length > 0 && (
        <Strip aria-label={texts.label}>
          <RoomForFocus />
          <Chips role="list">
            {products.map((product) => (
              <li key={product.slug}>
                <Chip
                  type="button"
                  onClick={(event) => {
                    if (isRepeatedClick(event)) return
                    focusNeighbour(event, place.current)
                    onRemove(product)
                  }}
                >
                  <VisuallyHidden>{texts.remove} </VisuallyHidden>
                  <span>{product.title}</span>
                  <Icon name="close" />
                </Chip>
              </li>
            ))}
          </Chips>
          <Actions>
            {products.length > 1 ? (
              <>
                <ButtonLink to={href}>{comparisonTexts.open(products.length)}</ButtonLink>
                <Button
                  variant="quiet"
                  onClick={() => {
                    place.current?.focus({ preventScroll: true })
                    onClear()
                  }}
                >
                  {texts.clear}
                </Button>
              </>
            ) : (
              <p>{texts.addAnother}</p>
            )}
          </Actions>
        </Strip>
      )}
    </Place>
  )
}

const BELOW = `var(${PHONE_BAR}, 0px)`

/** Where the strip is sticky. */
const TALL = '@media (min-height: 32em)'

/** The focus must not be under the strip (WCAG 2.4.11); `:root` outranks the bar's own rule. */
const RoomForFocus = createGlobalStyle`
  ${TALL} {
    html:root {
      scroll-padding-bottom: calc(10rem + ${BELOW});
    }
    ${media.desktop} {
      html:root {
        scroll-padding-bottom: 6rem;
      }
    }
  }
`

const Place = styled.div`
  z-index: ${theme.layer.tray};
  ${TALL} {
    position: sticky;
    bottom: ${BELOW};
  }
  &:focus {
    outline: none;
  }
  ${notPrinted}
`

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.lg};
  margin-top: ${theme.space.xl};
  padding-block: ${theme.space.sm};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
`

const Chips = styled.ul`
  display: flex;
  flex: 1 1 18rem;
  gap: min(${theme.space.xs}, 1.5vw);
  min-width: 0;

  li {
    flex: 0 1 auto;
    min-width: min(5rem, 29%);
  }
`

const Chip = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xxs};
  width: 100%;
  min-height: ${theme.size.target};
  padding-inline: min(${theme.space.xs}, 2vw);
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};

  /* What tells products apart often stands at the end of their names. */
  > span:nth-child(2) {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.25;
    text-align: start;
    text-wrap: balance;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  svg {
    font-size: 0.85em;
  }
  &:hover {
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};

  p {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
  }
`
