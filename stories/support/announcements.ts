import { expect, screen, waitFor } from 'storybook/test'

/** The site's only live region. */
export const announcer = () => screen.getByRole('status')

/** Waits for a message: the region is filled a moment after it was emptied. */
export const expectAnnounced = (message: string | RegExp) =>
  waitFor(() => expect(announcer()).toHaveTextContent(message))
