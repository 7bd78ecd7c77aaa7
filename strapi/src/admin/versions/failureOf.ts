type Failure = { name?: string; message?: string; status?: unknown }

/** What the owner reads when a version could not be taken back: what the server answers in French, if it does. */
export const failureOf = ({ name, message, status }: Failure) =>
  status && name !== 'UnknownError' && message
    ? message
    : 'Rien n’a été repris, car le serveur n’a pas répondu. Réessayez dans un moment.'
