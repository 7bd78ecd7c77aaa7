/** The largest picture, unless the variable of this name says otherwise. */
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024
