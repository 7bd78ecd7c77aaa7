/** Event on `window`: the application cannot start, although its entry was loaded. */
export const START_FAILED_EVENT = 'startfailed'

/** Identifier of the hidden element that the starter script shows when the application cannot start. */
export const START_FAILURE_ID = 'start-failure'
