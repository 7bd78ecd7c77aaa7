import { Dialog, Flex, TextButton, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'

type RestoreButtonProps = {
  /** in French */
  date: string
  hasDrafts: boolean
  /** Something was typed and is not saved. */
  isModified: boolean
  isRestoring: boolean
  onRestore: () => Promise<void>
}

export const RestoreButton = ({
  date,
  hasDrafts,
  isModified,
  isRestoring,
  onRestore,
}: RestoreButtonProps) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <TextButton loading={isRestoring} aria-label={`Reprendre cette version, du ${date}`}>
        Reprendre cette version
      </TextButton>
    </Dialog.Trigger>
    <ConfirmDialog title="Reprendre cette version ?" variant="default" onConfirm={onRestore}>
      <Flex direction="column" gap={2}>
        <Typography textAlign="center">Version du {date}.</Typography>
        <Typography textAlign="center">
          {hasDrafts
            ? 'Le brouillon actuel est remplacé ; le site ne change pas avant « Publier ».'
            : 'Cette fiche n’a pas de brouillon : le site change dans quelques minutes.'}
        </Typography>
        <Typography textAlign="center">
          {isModified
            ? 'Attention : ce que vous avez tapé sans l’enregistrer sera perdu.'
            : 'Ce qui est remplacé reste dans la liste des versions.'}
        </Typography>
      </Flex>
    </ConfirmDialog>
  </Dialog.Root>
)
