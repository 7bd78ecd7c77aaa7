import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { addressLines, type Shop } from '../../../site/shop'
import { contactBlockTexts as texts } from '../../../site/texts/layout'
import { hoursLines } from '../../../site/texts/opening'
import { media, notPrinted, theme } from '../../../theme/theme'
import { useNotice } from '../../foundation/noticeContext'
import { NoticeText } from '../../foundation/NoticeText/NoticeText'

export type ContactBlockProps = {
  /** The shop: its telephone, hours and address. */
  shop: Shop
  /** A line under the telephone. */
  note?: ReactNode
}

/** How to reach the shop: telephone, notice, opening hours, address. */
export const ContactBlock = ({ shop, note }: ContactBlockProps) => {
  const notice = useNotice()
  return (
    <Block>
      <Phone href={shop.phone.href} aria-label={`${texts.phone} ${shop.phone.label}`}>
        {shop.phone.label}
      </Phone>
      {note}
      {notice && <Announcement notice={notice} />}
      <Facts>
        {hoursLines(shop.hours).map(({ days, text }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {addressLines(shop).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      </Facts>
    </Block>
  )
}

const Block = styled.div`
  @container (min-width: 40rem) {
    display: grid;
    grid-template: auto auto 1fr / fit-content(50%) minmax(0, 1fr);
    align-items: start;
    column-gap: ${theme.space.xl};
  }
  ${media.print} {
    display: block;
  }
`

const Phone = styled.a`
  display: block;
  width: fit-content;
  padding-block: ${theme.space.xs};
  color: ${theme.color.accent};
  font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1 ${theme.font.display};
  @supports (width: 1cqi) {
    font-size: min(${theme.fontSize.phone}, 15.4cqi);
  }
  letter-spacing: -0.02em;
  text-decoration: none;

  /* The head of a printed page has the number. */
  ${notPrinted}
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
`

const Announcement = styled(NoticeText)`
  margin-top: ${theme.space.sm};
  padding-left: ${theme.space.sm};
  border-left: 2px solid ${theme.color.accent};
`

const Facts = styled.dl`
  overflow-wrap: anywhere;
  margin-top: ${theme.space.lg};
  @container (min-width: 40rem) {
    grid-area: 1 / 2 / span 3;
    margin-top: 0;
  }
  ${media.print} {
    display: grid;
    grid-template-columns: 1fr 1fr 1fr;
    gap: ${theme.space.xl};
    margin-top: 0;
  }
  border-top: 1px solid ${theme.color.hairline};
  font-size: ${theme.fontSize.small};

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.lg};
    padding-block: ${theme.space.sm};
    border-bottom: 1px solid ${theme.color.hairline};
    ${media.print} {
      display: block;
      padding-block: ${theme.space.xs} 0;
      border: 0;
    }
  }
  dt {
    color: ${theme.color.muted};
  }
  dd {
    margin-left: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    ${media.print} {
      text-align: start;
    }
  }
  dd span {
    display: block;
    white-space: pre-line;
  }
`
