const timeInFrance = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** "14 h 05" */
const formatTime = (time: number) => timeInFrance.format(time).replace(':', ' h ')

/** Shown to the owner in the administration. */
export const deployHookTexts = {
  /** @param nextTry ms since 1970. */
  failed: (nextTry: number) =>
    `La mise à jour du site a échoué et la version précédente reste en ligne ; un nouvel essai aura lieu à ${formatTime(nextTry)}.`,
}
