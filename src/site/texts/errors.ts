/** The words of the specification (2), spelling included. */
export const notFoundTexts = {
  title: 'This page could not be found.',
  subtitle: '404 Errro',
  home: 'Back To Home',
} as const
