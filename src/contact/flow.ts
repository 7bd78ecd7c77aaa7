import { settings } from '../site/settings'
import { preloadEmailClient } from './emailClient'
import { checkSubmission, submitContact } from './submit'
import { validateContact } from './validate'

/** The rules of the contact form and the way its message takes: code that a page nobody writes on does without. */
export const contactFlow = {
  /** The settings of the site, where no others are given. */
  email: settings.email,
  validate: validateContact,
  check: checkSubmission,
  submit: submitContact,
  preloadEmailClient,
}

export type ContactFlow = typeof contactFlow
