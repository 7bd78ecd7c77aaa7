import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { IconDrawing } from '../../../cms/content/types'
import { lazyModule, useLazyModule } from '../../../hydration/lazy/lazyModule'

export type RemoteIconProps = {
  /** From the icon service: hostile until sanitised here. */
  drawing: IconDrawing
}

const lazySanitiser = lazyModule(() => import('./sanitiseIcon'))

/** A decorative icon chosen in the backend, sized with the text around it. */
export const RemoteIcon = ({ drawing }: RemoteIconProps) => {
  const { code: sanitiser } = useLazyModule(lazySanitiser)
  const svg = useMemo(() => sanitiser?.sanitiseIcon(drawing), [sanitiser, drawing])
  return svg === undefined ? null : <Frame aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

const Frame = styled.span`
  flex: none;
  display: inline-block;

  svg {
    width: 1.25em;
    height: 1.25em;
  }
`
