import { Dialog, Flex, Typography } from '@strapi/design-system'
import type { ReactElement, ReactNode } from 'react'
import type { Deletion, Uses as UsesFound } from '../../dashboard/uses'
import { useDashboard } from '../home/useDashboard'
import { usesSentence } from './usesSentence'

type QuestionWithUsesProps = Deletion & { icon?: ReactElement; children: ReactNode }

export const Uses = (deletion: Deletion) => {
  const { data, hasFailed } = useDashboard<UsesFound>(`uses?${new URLSearchParams(deletion)}`)
  return (
    <Typography tag="p" textAlign="center" fontWeight="bold" role="status">
      {data
        ? usesSentence(data)
        : hasFailed
          ? 'Impossible de savoir quelles fiches s’en servent.'
          : 'Recherche des fiches qui s’en servent…'}
    </Typography>
  )
}

export const QuestionWithUses = ({ files, folders, icon, children }: QuestionWithUsesProps) => (
  <Dialog.Body icon={icon}>
    <Flex direction="column" gap={2}>
      <Typography textAlign="center">{children}</Typography>
      <Uses {...(files && { files })} {...(folders && { folders })} />
    </Flex>
  </Dialog.Body>
)

export const DeletionQuestion = (deletion: Deletion) => (
  <Flex direction="column" gap={2}>
    <Typography textAlign="center">
      Supprimer définitivement ? On ne pourra pas revenir en arrière.
    </Typography>
    <Uses {...deletion} />
  </Flex>
)
