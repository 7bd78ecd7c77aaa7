export const paginationTexts = {
  label: 'Pagination',
  page: (number: number) => `Page ${number}`,
  next: 'Page suivante',
} as const
