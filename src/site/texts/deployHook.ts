const timeInFrance = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

const formatTime = (time: number) => timeInFrance.format(time).replace(':', ' h ')

export const deployHookTexts = {
  /** @param nextTry ms since 1970. */
  failed: (nextTry: number) =>
    `La version précédente du site reste en ligne ; un nouvel essai aura lieu à ${formatTime(nextTry)}.`,
}
