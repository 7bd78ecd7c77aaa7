let pressed = ''

const onClick = ({ target }: Event) => {
  const card = target instanceof Element ? target.closest('a')?.closest('article, li') : null
  pressed = card?.querySelector('img')?.currentSrc ?? ''
}

if (!import.meta.env.SSR) window.addEventListener('click', onClick, { capture: true })

/** The file shown in the card that was pressed last, which the browser has. */
export const pressedPicture = (): string => pressed
