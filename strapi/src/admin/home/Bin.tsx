import { Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { Deleted } from '../../versions/lists'
import type { Restored } from '../../versions/restore'
import { useGetBinQuery } from '../versions/api'
import { formatDateAndTime } from '../versions/dateAndTime'
import { useRestore } from '../versions/useRestore'
import { pageOf } from './links'

/** What was deleted in the last thirty days. */
export const Bin = () => {
  const { data, isError } = useGetBinQuery(undefined, { refetchOnMountOrArgChange: true })
  const [restore, isRestoring] = useRestore()
  const [last, setLast] = useState<(Restored & { title: string }) | null>(null)
  if (!data) return isError ? <Widget.Error /> : <Widget.Loading />

  const putBack = async ({ id, uid, title }: Deleted) => {
    const restored = await restore({ id, uid })
    if (restored) setLast({ ...restored, title: title || 'Sans titre' })
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} padding={2}>
      {last && (
        <Typography tag="p" role="status">
          Remise en place :{' '}
          <Link tag={RouterLink} to={pageOf(last)}>
            {last.title}
          </Link>
        </Typography>
      )}
      {data.length === 0 ? (
        <Typography tag="p" textColor="neutral600">
          La corbeille est vide. Ce que vous supprimez y reste trente jours.
        </Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {data.map((entry) => (
            <Flex tag="li" key={entry.id} justifyContent="space-between" gap={3}>
              <Box>
                <Typography tag="p" fontWeight="semiBold">
                  {entry.title || 'Sans titre'}
                </Typography>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {entry.type}, {formatDateAndTime(entry.date)}
                  {!entry.hasDrafts && '. Revient tout de suite sur le site.'}
                </Typography>
              </Box>
              <Button
                variant="tertiary"
                size="S"
                disabled={isRestoring}
                aria-label={`Remettre « ${entry.title || 'Sans titre'} »`}
                onClick={() => void putBack(entry)}
              >
                Remettre
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
    </Flex>
  )
}
