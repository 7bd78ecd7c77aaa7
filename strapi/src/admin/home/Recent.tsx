import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RecentEntry } from '../../dashboard/recent'
import { formatDateAndTime } from '../versions/dateAndTime'
import { pageOf } from './links'
import { useDashboard } from './useDashboard'

/** Strapi's own block shows single pages by a meaningless identifier. */
export const Recent = () => {
  const { data, hasFailed } = useDashboard<RecentEntry[]>('recent')
  if (!data) return hasFailed ? <Widget.Error /> : <Widget.Loading />
  if (data.length === 0) return <Widget.NoData>Rien n’a encore été modifié.</Widget.NoData>
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} padding={2}>
      {data.map((entry) => (
        <Box tag="li" key={entry.documentId}>
          <Link tag={RouterLink} to={pageOf(entry)}>
            {entry.title || 'Sans titre'}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {!entry.isSingle && `${entry.type}, `}
            {formatDateAndTime(entry.changedAt)}
          </Typography>
        </Box>
      ))}
    </Flex>
  )
}
