import { styled } from 'styled-components'
import { winterHouse } from '../../../assets/pictures/scenes'
import type { Article } from '../../../cms/types'
import { paths } from '../../../site/paths'
import { newsTexts } from '../../../site/texts/news'
import { theme } from '../../../theme/theme'
import { formatLongDate } from '../../../values/dates'
import { Card, CardAction } from '../../foundation/Card/Card'
import { FramedMedia } from '../../media/FramedMedia/FramedMedia'
import { DateLine } from './DateLine'
import { pictureAndText } from './pictureAndText'

export type ArticleCardProps = {
  /** Its cover, date, title and excerpt are shown; its address is made from its slug. */
  article: Article
  /** `lead` takes the whole width, with the picture beside the text; `wide` half of it; `standard` a third. */
  size?: 'lead' | 'wide' | 'standard'
  /** A card near the top of the page: its picture is not lazy. */
  isFirst?: boolean
}

const sizes = {
  lead: '(min-width: 88em) 50rem, (min-width: 64em) 56vw, 92vw',
  wide: '(min-width: 88em) 40rem, (min-width: 40em) 46vw, 92vw',
  standard: '(min-width: 88em) 26rem, (min-width: 64em) 30vw, (min-width: 40em) 46vw, 92vw',
} as const

/** An article in the list: cover, date, title, excerpt, link. */
export const ArticleCard = ({ article, size = 'standard', isFirst = false }: ArticleCardProps) => {
  const { title, excerpt, date } = article
  return (
    <Sized data-size={size}>
      <FramedMedia media={article.cover} placeholder={winterHouse} sizes={sizes[size]} isMain={isFirst} />
      <div>
        {date && <DateLine dateTime={date}>{formatLongDate(date)}</DateLine>}
        <Title>{title}</Title>
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
        <CardAction
          to={paths.article(article.slug)}
          label={newsTexts.readMore}
          about={newsTexts.moreAbout(title)}
        />
      </div>
    </Sized>
  )
}

const Title = styled.h2`
  margin-top: ${theme.space.xs};
  font-size: ${theme.fontSize.h4};
  line-height: 1.14;
  overflow-wrap: anywhere;
`

const Excerpt = styled.p`
  margin-top: ${theme.space.sm};
  color: ${theme.color.muted};
  line-height: 1.5;
  overflow-wrap: anywhere;
`

const Sized = styled(Card)`
  ${pictureAndText}

  &[data-size='wide'] ${Title} {
    font-size: ${theme.fontSize.h3};
  }
  &[data-size='lead'] ${Title} {
    font-size: ${theme.fontSize.h2};
    line-height: 1.06;
  }
  &[data-size='lead'] ${Excerpt} {
    margin-top: ${theme.space.lg};
    font-size: ${theme.fontSize.lead};
    line-height: 1.45;
  }
`
