import type { ReactElement, ReactNode } from 'react'
import { Uses } from './Uses'

type Props = { model: string; documentId?: string; documents?: { documentId: string }[] }

type Description = { dialog?: { type: string; content: ReactNode } } | null

/** A button or menu entry of Strapi's pages: a hook that describes it, with what it is and where it stands. */
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

/** The question before a deletion also says which entries use what is deleted. */
const askWithUses = (useDelete: Action): Action => {
  const useDeleteWithUses: Action = (props) => {
    const { model, documentId, documents = [] } = props
    const documentIds = documentId ? [documentId] : documents.map((entry) => entry.documentId)
    return withContent(useDelete(props), <Uses uid={model} documents={documentIds.join(',')} />)
  }
  return Object.assign(useDeleteWithUses, { type: useDelete.type, position: useDelete.position })
}

/** For developers: what they lead to changes nothing on the site, or exists with `npm run develop` only. */
const FOR_DEVELOPERS = new Set(['edit-the-model', 'configure-the-view'])

/** Strapi's actions on entries, as this administration offers them. */
export const changeActions = (actions: Action[]): Action[] => {
  if (!actions.some(({ type }) => type === 'delete'))
    throw new Error('Strapi has no action “delete”: look for its new name.')
  return actions
    .filter(({ type }) => !FOR_DEVELOPERS.has(type ?? ''))
    .map((action) => (action.type === 'delete' ? askWithUses(action) : action))
}
