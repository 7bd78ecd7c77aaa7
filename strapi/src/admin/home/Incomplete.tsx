import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link as RouterLink } from 'react-router-dom'
import type { IncompleteEntries } from '../../dashboard/incomplete'
import { pageOf } from './links'
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
      {data.entries.map((entry) => (
        <Box tag="li" key={entry.documentId}>
          <Link tag={RouterLink} to={pageOf(entry)}>
            {entry.title || 'Sans titre'}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {summarize(entry.messages)}
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
