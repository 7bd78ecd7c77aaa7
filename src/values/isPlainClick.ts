/** With a modifier key, the browser opens a tab or downloads. */
export const isPlainClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey
