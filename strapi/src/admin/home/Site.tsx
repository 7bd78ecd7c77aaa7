import { Flex, LinkButton, Typography } from '@strapi/design-system'
import { Book, Clock, ExternalLink, Plus } from '@strapi/icons'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import type { Site as SiteData } from '../../dashboard'
import { guidePath, newArticle, newProduct, shop } from './links'
import { describeSite } from './siteState'
import { useDashboard } from './useDashboard'

/** ms */
const REFRESH_DELAY = 10_000

const textColors = { success: 'success600', danger: 'danger600', neutral: 'neutral800' } as const

const externalLink = { target: '_blank', rel: 'noreferrer', variant: 'tertiary', size: 'L' } as const

/** Whether the site shows what is published, and what the owner does most often. */
export const Site = () => {
  const { data, readAt, hasFailed } = useDashboard<SiteData>('site', REFRESH_DELAY)
  if (!data) return hasFailed ? <Widget.Error /> : <Widget.Loading />
  const { text, tone } = describeSite(data.status, readAt)
  return (
    <Flex direction="column" alignItems="stretch" gap={6} padding={2}>
      <Typography role="status" variant="delta" textColor={textColors[tone]}>
        {text}
      </Typography>
      <Flex gap={3} wrap="wrap">
        <LinkButton tag={Link} to={newProduct} startIcon={<Plus />} size="L">
          Nouveau produit
        </LinkButton>
        <LinkButton tag={Link} to={newArticle} startIcon={<Plus />} size="L">
          Nouvelle actualité
        </LinkButton>
        <LinkButton tag={Link} to={shop} startIcon={<Clock />} variant="secondary" size="L">
          Horaires et fermetures
        </LinkButton>
        {data.url && (
          <LinkButton href={data.url} startIcon={<ExternalLink />} {...externalLink}>
            Voir le site
          </LinkButton>
        )}
        {data.url && guidePath && (
          <LinkButton href={new URL(guidePath, data.url).href} startIcon={<Book />} {...externalLink}>
            Mode d’emploi
          </LinkButton>
        )}
      </Flex>
    </Flex>
  )
}
