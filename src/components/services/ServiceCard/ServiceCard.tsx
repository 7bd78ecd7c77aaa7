import { styled } from 'styled-components'
import { pictureOfCategory } from '../../../assets/pictures/servicePictures'
import type { Service } from '../../../cms/content/types'
import { serviceHref } from '../../../site/paths'
import { common } from '../../../site/texts/common'
import { theme } from '../../../theme/theme'
import { foldText } from '../../../values/foldText'
import { Card, CardAction } from '../../foundation/Card/Card'
import { serviceLook } from '../../foundation/applianceLook'
import { FramedMedia } from '../../media/FramedMedia/FramedMedia'

export type ServiceCardProps = {
  /** The service; its category and slug make the address. */
  service: Service
  /** Near the top of the page: its picture is not lazy. */
  isFirst?: boolean
}

const SIZES = '(min-width: 86em) 39rem, (min-width: 48em) 46vw, 92vw'

/** A service in the list: a large picture, category, title, subtitle, link. */
export const ServiceCard = ({ service, isFirst = false }: ServiceCardProps) => {
  const { title, subtitle, category } = service
  const look = serviceLook(service)
  // Most titles name their trade, such as “Entretien annuel” or, of “Dépannage/SAV”, “Dépannage”.
  const isNamed = foldText(category?.label ?? '')
    .split('/')
    .some((trade) => foldText(title).includes(trade))
  return (
    <Card accent={look?.accent}>
      <FramedMedia
        media={service.image}
        placeholder={look?.picture ?? pictureOfCategory(category)}
        sizes={SIZES}
        ratio="4 / 3"
        isMain={isFirst}
      />
      {category && !isNamed && <Category>{category.label}</Category>}
      <Title>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      <CardAction to={serviceHref(service)} label={common.seeMore} about={common.moreAbout(title)} />
    </Card>
  )
}

const Category = styled.p`
  margin-top: ${theme.space.lg};
  color: ${theme.color.accent};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.medium};
`

const Title = styled.h3`
  margin-top: ${theme.space.lg};
  font-size: ${theme.fontSize.h3};
  overflow-wrap: anywhere;

  ${Category} + & {
    margin-top: ${theme.space.xxs};
  }
`

const Subtitle = styled.p`
  max-width: 30em;
  margin-top: ${theme.space.sm};
  color: ${theme.color.muted};
  line-height: 1.5;
  overflow-wrap: anywhere;
`
