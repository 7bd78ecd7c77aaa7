/** Who goes to another window or tab is not done: the field stays the active one, and is typed in again afterwards. */
export const whenLeft =
  (act: () => void) =>
  ({ target }: { target: EventTarget | null }) => {
    if (document.activeElement !== target) act()
  }
