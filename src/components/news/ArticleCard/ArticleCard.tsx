import { css, styled } from 'styled-components'
import { winterHouse } from '../../../assets/pictures/scenes'
import type { Article } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { common } from '../../../site/texts/common'
import { newsTexts } from '../../../site/texts/news'
import { theme } from '../../../theme/theme'
import { Card, CardAction } from '../../foundation/Card/Card'
import { lookOf } from '../../foundation/applianceLook'
import { FramedMedia } from '../../media/FramedMedia/FramedMedia'
import { PictureAndText } from '../../foundation/PictureAndText/PictureAndText'
import { DateLine } from '../DateLine/DateLine'

export type ArticleCardSize = 'lead' | 'wide' | 'standard'

export type ArticleCardProps = {
  /** The article; its slug makes the address. */
  article: Article
  /** `lead` takes the whole width, `wide` half of it, `standard` a third. */
  size?: ArticleCardSize
  /** Near the top of the page: its picture is not lazy. */
  isFirst?: boolean
}

const sizes = {
  lead: '(min-width: 88em) 50rem, (min-width: 64em) 56vw, 92vw',
  wide: '(min-width: 88em) 40rem, (min-width: 40em) 46vw, 92vw',
  standard: '(min-width: 88em) 26rem, (min-width: 64em) 30vw, (min-width: 40em) 46vw, 92vw',
} as const

/** An article in the list: cover, date, title, excerpt, link. */
export const ArticleCard = ({ article, size = 'standard', isFirst = false }: ArticleCardProps) => {
  const { title, excerpt, date, job } = article
  const look = lookOf(article.tags)
  const cover = (
    <FramedMedia
      // A job's own pictures stand for it where the owner chose no cover.
      media={article.cover ?? job?.after ?? job?.before ?? null}
      placeholder={look?.picture ?? winterHouse}
      sizes={sizes[size]}
      isMain={isFirst}
    />
  )
  return (
    <Card accent={look?.accent}>
      <PictureAndText picture={cover} isBeside={size === 'lead'}>
        {date && <DateLine date={date} />}
        <Title $size={size}>{title}</Title>
        {excerpt && <Excerpt $size={size}>{excerpt}</Excerpt>}
        <CardAction
          to={paths.article(article.slug)}
          label={newsTexts.readMore}
          about={common.moreAbout(title)}
        />
      </PictureAndText>
    </Card>
  )
}

type StyleProps = { $size: ArticleCardSize }

const titleSizes = {
  lead: css`
    font-size: ${theme.fontSize.h2};
    line-height: 1.06;
  `,
  wide: css`
    font-size: ${theme.fontSize.h3};
    line-height: 1.14;
  `,
  standard: css`
    font-size: ${theme.fontSize.h4};
    line-height: 1.14;
  `,
}

const Title = styled.h2<StyleProps>`
  margin-top: ${theme.space.xs};
  overflow-wrap: anywhere;
  ${({ $size }) => titleSizes[$size]}
`

const leadExcerpt = css`
  margin-top: ${theme.space.lg};
  font-size: ${theme.fontSize.lead};
  line-height: 1.45;
`

const Excerpt = styled.p<StyleProps>`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${theme.space.sm};
  color: ${theme.color.muted};
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  ${({ $size }) => $size === 'lead' && leadExcerpt}
`
