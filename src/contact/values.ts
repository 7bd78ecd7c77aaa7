/**
 * The values of the contact form, as typed (specification, 3). `website` is the honeypot: people leave it
 * empty.
 */
export type ContactValues = {
  fullName: string
  email: string
  projectType: string
  mobile: string
  message: string
  website: string
}

export type ContactField = keyof ContactValues

/** Error messages by field. */
export type ContactErrors = Partial<Record<ContactField, string>>

/** State of the form (specification, 4). */
export type ContactStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | {
      kind: 'error'
      message: string
      /** Its language, when it is not French. */
      lang?: string
    }
  | { kind: 'success'; message: string }

export const emptyContact: ContactValues = {
  fullName: '',
  email: '',
  projectType: '',
  mobile: '',
  message: '',
  website: '',
}
