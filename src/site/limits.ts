/** Shown at first, and added by each "Voir plus" (specification, 9). */
export const CARDS_PER_STEP = 9

export const ARTICLES_PER_STEP = 12

export const LINKS_PER_LIST = 200

/** In a list of jobs: the older ones are among the articles. */
export const MAX_JOBS = 24

export const MAX_NOTICE_LENGTH = 160

export const MAX_REVIEW_QUOTES = 3

export const MAX_COMPARED = 3
