import { settings } from '../site/settings'
import { preloadEmailClient } from './emailClient'
import { checkSubmission, submitContact } from './submit'
import { validateContact } from './validate'

/** One module, loaded when a field gets the focus. */
export const contactLogic = {
  email: settings.email,
  validate: validateContact,
  check: checkSubmission,
  submit: submitContact,
  preloadEmailClient,
}

export type ContactLogic = typeof contactLogic
