export const START_FAILURE_ID = 'start-failure'
