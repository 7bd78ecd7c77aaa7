import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link as RouterLink } from 'react-router-dom'
import type { IncompleteEntries } from '../../dashboard/incomplete'
import { entryPage, singlePage } from './links'
import { useDashboard } from './useDashboard'

const summarize = ([first = '', ...others]: string[]) => {
  if (others.length === 0) return first
  return `${first} Et ${others.length === 1 ? 'un autre point' : `${others.length} autres points`} à revoir.`
}

export const Incomplete = () => {
  const { data, hasFailed } = useDashboard<IncompleteEntries>('incomplete')
  if (!data) return hasFailed ? <Widget.Error /> : <Widget.Loading />
  if (data.entries.length === 0) return <Widget.NoData>Tout est complet.</Widget.NoData>
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} padding={2}>
      {data.entries.map(({ uid, documentId, isSingle, title, messages }) => (
        <Box tag="li" key={documentId}>
          <Link tag={RouterLink} to={isSingle ? singlePage(uid) : entryPage({ uid, documentId })}>
            {title || 'Sans titre'}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {summarize(messages)}
          </Typography>
        </Box>
      ))}
      {data.hasMore && (
        <Typography tag="li" variant="pi" textColor="neutral600">
          … et d’autres encore.
        </Typography>
      )}
    </Flex>
  )
}
