import { settings } from '../site/settings'
import { preloadEmailClient } from './emailClient'
import { checkSubmission, submitContact } from './submit'
import { validateContact } from './validate'

/** The contact form's logic (validate, check, submit) in one module, loaded when a field gets the focus. */
export const contactLogic = {
  /** The site's own e-mail settings. */
  email: settings.email,
  validate: validateContact,
  check: checkSubmission,
  submit: submitContact,
  preloadEmailClient,
}

export type ContactLogic = typeof contactLogic
