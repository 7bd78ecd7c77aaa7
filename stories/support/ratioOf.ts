/** Width by height, as drawn. */
export const ratioOf = (element: Element | null | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return width / height
}
