import type { Plugin } from 'vite'
import type { Change } from './change'
import { changes } from './changes'

const SCOPE = '/node_modules/@strapi/'

/** @throws Error when Strapi's code no longer has what is to be changed. */
export const applyChanges = (code: string, file: string, found: Change[]) =>
  found.reduce((changed, { from, to }) => {
    if (!changed.includes(from)) throw new Error(`${file} no longer has ${from}: look for its new form.`)
    return changed.replaceAll(from, () => to)
  }, code)

/** For what has neither a translation nor an option. */
export const changeStrapi = (): Plugin => ({
  name: 'change-strapi',
  transform(code, id) {
    const [path = ''] = id.split('?')
    const file = path.slice(path.lastIndexOf(SCOPE) + SCOPE.length)
    const found = path.includes(SCOPE) ? changes[file] : undefined
    return found ? { code: applyChanges(code, file, found), map: null } : null
  },
})
