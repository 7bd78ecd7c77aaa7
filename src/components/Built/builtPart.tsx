import type { ComponentType } from 'react'
import { lateCode, useLateCode } from './lateCode'
import { asBuilt, useIsAsBuilt } from './useIsAsBuilt'

/**
 * An ornament that nothing ever changes: where the build drew it, it stays as it is and its code never comes. Its room
 * stays empty where that code cannot come.
 */
export const builtPart = (load: () => Promise<ComponentType>) => {
  const late = lateCode(load)
  return () => {
    const isAsBuilt = useIsAsBuilt()
    const { code: Part } = useLateCode(late, !isAsBuilt)
    return isAsBuilt ? <div {...asBuilt} /> : <div>{Part && <Part />}</div>
  }
}
