import { Flex, Link as TextLink, LinkButton, Typography } from '@strapi/design-system'
import { Clock, Plus } from '@strapi/icons'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import type { Site as SiteData } from '../../dashboard'
import { GUIDE_TITLE, guideUrl } from '../guide'
import { BuildButton } from './BuildButton'
import { newArticle, newProduct, shop } from './links'
import { describeSite } from './siteState'
import { useDashboard } from './useDashboard'

/** ms */
const REFRESH_DELAY = 10_000

const textColors = { success: 'success600', danger: 'danger600', neutral: 'neutral800' } as const

export const Site = () => {
  const { data, readAt, hasFailed } = useDashboard<SiteData>('site', REFRESH_DELAY)
  if (!data) return hasFailed ? <Widget.Error /> : <Widget.Loading />
  const { text, tone } = describeSite(data.status, readAt)
  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={2}>
      <Typography role="status" variant="delta" textColor={textColors[tone]}>
        {text}
      </Typography>
      {(data.status.state === 'failed' || data.status.state === 'waiting') && <BuildButton />}
      <Flex gap={3} wrap="wrap">
        <LinkButton tag={Link} to={newProduct} startIcon={<Plus />}>
          Nouveau produit
        </LinkButton>
        <LinkButton tag={Link} to={newArticle} startIcon={<Plus />}>
          Nouvelle actualité
        </LinkButton>
        <LinkButton tag={Link} to={shop} startIcon={<Clock />} variant="secondary">
          Horaires et fermetures
        </LinkButton>
      </Flex>
      <Flex gap={5} wrap="wrap">
        {data.url && (
          <TextLink href={data.url} isExternal>
            Voir le site
          </TextLink>
        )}
        <TextLink href={guideUrl()} isExternal>
          {GUIDE_TITLE}
        </TextLink>
      </Flex>
    </Flex>
  )
}
