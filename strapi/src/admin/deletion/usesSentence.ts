import type { Uses } from '../../dashboard/uses'

const list = new Intl.ListFormat('fr')

export const usesSentence = ({ count, titles, isInText }: Uses) => {
  if (count === 0) return 'Aucune fiche ne s’en sert.'
  const others = count - titles.length
  const names = list.format([
    ...titles.map((title) => `« ${title} »`),
    ...(others > 0 ? [others === 1 ? '1 autre' : `${others} autres`] : []),
  ])
  const kept =
    count === 1
      ? `1 fiche s’en sert : ${names}. Elle restera, mais sans ce que vous supprimez.`
      : `${count} fiches s’en servent : ${names}. Elles resteront, mais sans ce que vous supprimez.`
  return isInText
    ? `${kept} Dans un texte, une photo supprimée laisse un cadre vide : retirez-la d’abord du texte.`
    : kept
}
