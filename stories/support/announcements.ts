import { expect, screen, waitFor, within } from 'storybook/test'

/** The site's only live region. */
export const announcer = () => screen.getByRole('status')

/** Waits for a part of what is announced or, given an expression, for one message: those of a tenth of a second are together. */
export const expectAnnounced = (message: string | RegExp) =>
  waitFor(async () => {
    if (message instanceof RegExp) within(announcer()).getAllByText(message)
    else await expect(announcer()).toHaveTextContent(message)
  })
