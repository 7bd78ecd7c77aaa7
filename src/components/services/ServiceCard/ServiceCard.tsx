import { styled } from 'styled-components'
import type { Service } from '../../../cms/types'
import { serviceHref } from '../../../site/paths'
import { common } from '../../../site/texts/common'
import { servicesTexts } from '../../../site/texts/services'
import { theme } from '../../../theme/theme'
import { Card, CardLink } from '../../foundation/Card/card'
import { FramedMedia } from '../../media/FramedMedia/FramedMedia'
import { Icon } from '../../foundation/Icon/Icon'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'
import { pictureOfCategory } from './servicePictures'

export type ServiceCardProps = {
  /** Its picture, category, title and subtitle are shown; its address is made from its category and slug. */
  service: Service
  /** Level of the card's heading, set by the page that places it. */
  titleAs?: 'h2' | 'h3'
  /** A card near the top of the page: its picture is not lazy. */
  isFirst?: boolean
}

const SIZES = '(min-width: 86em) 39rem, (min-width: 48em) 46vw, 92vw'

/** A service in the list: a large picture, category, title, subtitle, link. */
export const ServiceCard = ({ service, titleAs = 'h3', isFirst = false }: ServiceCardProps) => {
  const { title, subtitle, category } = service
  return (
    <Card>
      <FramedMedia
        media={service.image}
        placeholder={pictureOfCategory(category)}
        sizes={SIZES}
        ratio="4 / 3"
        isMain={isFirst}
      />
      {category && <Category>{category.label}</Category>}
      <Title as={titleAs}>{title}</Title>
      {subtitle && <Subtitle>{subtitle}</Subtitle>}
      <CardLink variant="quiet" to={serviceHref(service)}>
        <span>
          {common.seeMore}
          <VisuallyHidden>{servicesTexts.moreAbout(title)}</VisuallyHidden>
        </span>
        <Icon name="arrow" />
      </CardLink>
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
