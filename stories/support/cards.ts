import { expect, waitFor, type within } from 'storybook/test'

/** Waits for this many cards: they may not appear all at once. */
export const expectCards = (canvas: Pick<ReturnType<typeof within>, 'queryAllByRole'>, count: number) =>
  waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(count))
