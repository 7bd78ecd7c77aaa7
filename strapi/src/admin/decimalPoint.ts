/** Strapi drops the point of a numeric keypad: 8.5 would become 85. */
export const typeCommaForPoint = (event: InputEvent) => {
  const field = event.target
  if (document.documentElement.lang !== 'fr') return
  if (event.data !== '.' || !(field instanceof HTMLInputElement) || field.inputMode !== 'decimal') return
  event.preventDefault()
  // Deprecated, but nothing else keeps undo and the field's own checks.
  document.execCommand('insertText', false, ',')
}
