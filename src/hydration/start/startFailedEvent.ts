/** In a module of its own, because the entry imports nothing else. */
export const START_FAILED_EVENT = 'startfailed'
