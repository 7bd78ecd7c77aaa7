/** Cards of the catalogue shown at first, and added by each "Voir plus" (specification, 9). */
export const CARDS_PER_STEP = 9

/** Articles shown at first, and added by each "Voir plus" (specification, 9). */
export const ARTICLES_PER_STEP = 12

/** Links on one page of a link list, for browsers without scripts. */
export const LINKS_PER_LIST = 200

/** Characters of the shop's notice. */
export const MAX_NOTICE_LENGTH = 160

/** Products compared side by side, and asked about in one request. */
export const MAX_COMPARED = 3

/** ms without an answer after which the interactive map is said to have failed. */
export const INTERACTIVE_MAP_PATIENCE_MS = 10_000
