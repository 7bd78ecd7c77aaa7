import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { Page } from '../../content/types'
import { useGetVersionsQuery } from './api'
import { formatDateAndTime } from './dateAndTime'
import { RestoreButton } from './RestoreButton'
import { useRestore } from './useRestore'

type PanelProps = {
  model: string
  collectionType: string
  document?: { documentId: string } | undefined
}

/** Ten versions would be longer than the window. */
const MAX_HEIGHT = '36rem'

const Versions = (page: Page) => {
  const { data, isError } = useGetVersionsQuery(page, { refetchOnMountOrArgChange: true })
  const isModified = useForm('Versions', (form) => form.modified)
  const resetForm = useForm('Versions', (form) => form.resetForm)
  const [restore, isRestoring] = useRestore()

  const takeBack = async (id: number) => {
    const restored = await restore({ id, uid: page.uid })
    // Until the page has read the entry again; nothing that was typed may stay on it.
    if (restored) resetForm()
  }

  if (!data) {
    return (
      <Typography role="status" textColor={isError ? 'danger600' : 'neutral600'}>
        {isError ? 'Les versions n’ont pas pu être lues. Rechargez la page.' : 'Chargement…'}
      </Typography>
    )
  }
  if (data.versions.length === 0)
    return <Typography textColor="neutral600">Aucune pour l’instant.</Typography>
  return (
    <Box width="100%" maxHeight={MAX_HEIGHT} overflow="auto">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {data.versions.map(({ id, date, who, why, isOnline }) => (
          <Flex tag="li" key={id} direction="column" alignItems="flex-start" gap={1}>
            <Typography tag="p" fontWeight="semiBold">
              {formatDateAndTime(date)}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {[
                isOnline ? 'En ligne' : why === 'replacement' ? 'Remplacée sans être publiée' : null,
                who && `par ${who}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            {(data.hasDrafts || !isOnline) && (
              <RestoreButton
                date={formatDateAndTime(date)}
                hasDrafts={data.hasDrafts}
                isModified={isModified}
                isRestoring={isRestoring}
                onRestore={() => takeBack(id)}
              />
            )}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}

/** Beside an entry that exists: what was published before, to be taken back. */
export const VersionsPanel = ({ model, collectionType, document }: PanelProps) =>
  document
    ? {
        title: 'Versions précédentes',
        content: (
          <Versions
            uid={model}
            documentId={document.documentId}
            isSingle={collectionType === 'single-types'}
          />
        ),
      }
    : null
