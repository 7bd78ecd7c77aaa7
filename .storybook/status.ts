/** Tags, which the sidebar filters by. */
const statuses = ['stable', 'proposed', 'deprecated'] as const

export const statusOf = (tags: readonly string[]) => statuses.find((status) => tags.includes(status))
