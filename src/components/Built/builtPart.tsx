import type { ComponentType } from 'react'
import { lateCode, useLateCode } from './lateCode'
import { asBuilt, useIsAsBuilt } from './useIsAsBuilt'

/** A part that nothing ever changes: where the build drew it, it stays as it is and its code never comes. */
export const builtPart = (load: () => Promise<ComponentType>) => {
  const code = lateCode(load)
  return () => {
    const isAsBuilt = useIsAsBuilt()
    const Part = useLateCode(code, !isAsBuilt)
    return isAsBuilt ? <div {...asBuilt} /> : <div>{Part && <Part />}</div>
  }
}
