import { useNotification } from '@strapi/strapi/admin'
import type { Restored } from '../../versions/restore'
import { useRestoreVersionMutation } from './api'
import { failureOf } from './failureOf'

type Restore = (version: { id: number; uid: string }) => Promise<Restored | null>

/** Takes a version back, and says what happened; null when it was refused. */
export const useRestore = (): [restore: Restore, isRestoring: boolean] => {
  const [restoreVersion, { isLoading }] = useRestoreVersionMutation()
  const { toggleNotification } = useNotification()

  const restore: Restore = async (version) => {
    const answer = await restoreVersion(version)
    if ('error' in answer) {
      console.error(answer.error)
      toggleNotification({ type: 'danger', message: failureOf(answer.error) })
      return null
    }
    toggleNotification({ type: 'success', message: answer.data.message, timeout: 10_000 })
    return answer.data
  }
  return [restore, isLoading]
}
