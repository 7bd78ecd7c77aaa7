import type { ReactElement, ReactNode } from 'react'
import { Uses } from './Uses'

type Props = { model: string; documentId?: string; documents?: { documentId: string }[] }

type Description = { dialog?: { type: string; content: ReactNode } } | null

export type Action = ((props: Props) => Description) & { type?: string; position?: string | string[] }

const withContent = (description: Description, uses: ReactElement): Description =>
  description?.dialog
    ? {
        ...description,
        dialog: {
          ...description.dialog,
          content: (
            <>
              {description.dialog.content}
              {uses}
            </>
          ),
        },
      }
    : description

const askWithUses = (useDelete: Action): Action => {
  const useDeleteWithUses: Action = (props) => {
    const { model, documentId, documents = [] } = props
    const documentIds = documentId ? [documentId] : documents.map((entry) => entry.documentId)
    return withContent(useDelete(props), <Uses uid={model} documents={documentIds.join(',')} />)
  }
  return Object.assign(useDeleteWithUses, { type: useDelete.type, position: useDelete.position })
}

/** They change nothing on the site. */
const FOR_DEVELOPERS = new Set(['edit-the-model', 'configure-the-view'])

export const changeActions = (actions: Action[]): Action[] => {
  if (!actions.some(({ type }) => type === 'delete'))
    throw new Error('Strapi has no action “delete”: look for its new name.')
  return actions
    .filter(({ type }) => !FOR_DEVELOPERS.has(type ?? ''))
    .map((action) => (action.type === 'delete' ? askWithUses(action) : action))
}
