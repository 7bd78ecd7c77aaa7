/**
 * Event on `window`: the application cannot start, although its entry was loaded. In a module of its own, because the
 * entry imports nothing else.
 */
export const START_FAILED_EVENT = 'startfailed'
