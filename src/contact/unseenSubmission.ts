import type { ContactStatus, ContactValues } from './values'

export type Submission = { sent: ContactValues; address: string; outcome: Promise<ContactStatus> }

/**
 * The submission whose outcome has not been shown: a visitor may leave the page meanwhile and come back. Only this
 * document knows of it.
 */
export const submissions: { unseen: Submission | null } = { unseen: null }
