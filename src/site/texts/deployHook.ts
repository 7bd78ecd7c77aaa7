const timeInFrance = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** "14 h 05" */
const formatTime = (time: number) => timeInFrance.format(time).replace(':', ' h ')

/** Shown to the owner in the administration. */
export const deployHookTexts = {
  /** Follows a sentence that says when the update failed. @param nextTry ms since 1970. */
  failed: (nextTry: number) =>
    `La version précédente du site reste en ligne ; un nouvel essai aura lieu à ${formatTime(nextTry)}.`,
}
