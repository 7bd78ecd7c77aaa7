import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { IconDrawing } from '../../cms/types'
import { lateCode, useLateCode } from '../Built/lateCode'

export type RemoteIconProps = {
  /** As the icon service gave it: hostile until sanitised here. */
  drawing: IconDrawing
}

const sanitiserCode = lateCode(() => import('./sanitiseIcon'))

/** A sign chosen in the backend, as tall as the text around it; always decorative, the words beside it speak. */
export const RemoteIcon = ({ drawing }: RemoteIconProps) => {
  const { code: sanitiser } = useLateCode(sanitiserCode)
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
