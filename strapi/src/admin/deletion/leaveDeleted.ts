import { changeEndpoints, type Api } from '../endpoints'

type Entry = { collectionType: string; model: string; documentId?: string }

type Tag = string | { type: string; id: string }

type Action = {
  invalidatesTags?:
    | ((result: never, error: never, entry: Entry, meta: never) => readonly Tag[])
    | readonly unknown[]
}

/**
 * Strapi reads an entry again once it is deleted, and says that it was not found.
 */
export const leaveDeleted = (api: Api<Action>) =>
  changeEndpoints(api, ['deleteDocument'], (action) => {
    const tagsOf = action.invalidatesTags
    if (typeof tagsOf !== 'function')
      throw new Error('Strapi has no tags of “deleteDocument”: look for their new form.')
    action.invalidatesTags = (result, error, entry, meta) => {
      const { collectionType, model, documentId } = entry
      const own = new Set([`${model}_${documentId}`, `${model}_ALL_ITEMS`])
      const tags = tagsOf(result, error, entry, meta)
      return collectionType === 'single-types'
        ? tags
        : tags.filter((tag) => typeof tag === 'string' || !own.has(tag.id))
    }
  })
