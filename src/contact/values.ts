/** As typed (specification, 3); `website` is the honeypot, which people leave empty. */
export type ContactValues = {
  fullName: string
  email: string
  projectType: string
  mobile: string
  message: string
  website: string
}

export type ContactField = keyof ContactValues

export type ContactErrors = Partial<Record<ContactField, string>>

/** Specification, 4. */
export type ContactStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | {
      kind: 'error'
      message: string
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
