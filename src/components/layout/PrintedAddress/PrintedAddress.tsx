import { styled } from 'styled-components'
import { printTexts as texts } from '../../../site/texts/print'
import { media, theme } from '../../../theme/theme'
import { qrPath } from './qrPath'

export type PrintedAddressProps = {
  /** URL of the page. */
  address: string
}

/** On paper only: the page's address and its QR code. */
export const PrintedAddress = ({ address }: PrintedAddressProps) => {
  const { path, size } = qrPath(address)
  return (
    <Box>
      <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qrCode} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} />
      </Code>
      <p>
        {texts.online}
        <br />
        <strong>{address}</strong>
      </p>
    </Box>
  )
}

const Box = styled.div`
  display: none;
  break-inside: avoid;

  ${media.print} {
    display: block;
    margin-top: ${theme.space.lg};
  }
  p {
    font-size: ${theme.fontSize.small};
    overflow-wrap: anywhere;
  }
`

const Code = styled.svg`
  width: 26mm;
  height: 26mm;
  margin-left: -2mm;
`
