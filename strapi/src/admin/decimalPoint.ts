/** The numeric keypad of a French keyboard types a point, which Strapi's fields of numbers drop: 8.5 would become 85. */
export const typeCommaForPoint = (event: InputEvent) => {
  const field = event.target
  if (document.documentElement.lang !== 'fr') return
  if (event.data !== '.' || !(field instanceof HTMLInputElement) || field.inputMode !== 'decimal') return
  event.preventDefault()
  // Deprecated, but nothing else types text as a person does, with undo and the field's own checks.
  document.execCommand('insertText', false, ',')
}
