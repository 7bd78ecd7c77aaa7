/** Its message says it all: a setting is wrong, or something else has failed and said why. */
export class ReportedFailure extends Error {}

const NO_SPACE = /\b(?:ENOSPC|EDQUOT): .*/
const UNUSABLE = /\b(?:EACCES|EEXIST|EROFS|ENOTDIR): .*/

/** A sentence when the disk or the backend is the reason, else the error itself, with its stack. */
export const buildFailure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const [noSpace] = NO_SPACE.exec(error.message) ?? []
  if (noSpace) return `There is no space left on the disk (${noSpace}).`
  const [unusable] = UNUSABLE.exec(error.message) ?? []
  if (unusable)
    return `A file or folder cannot be used (${unusable}). OUT_DIR says where the site is written.`
  const isOfBackend = error.cause instanceof Error && error.cause.name === 'CmsError'
  if (isOfBackend) return `${error.message} Does the backend run there? VITE_CMS_URL says where it is.`
  return error instanceof ReportedFailure ? error.message : error
}
