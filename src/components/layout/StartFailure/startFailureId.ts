/** Identifier of the hidden element that the starter script shows when the application cannot start. */
export const START_FAILURE_ID = 'start-failure'
