// Apart from the other texts of the home page, which the contact page does without.
import { areaTexts } from './common'

/** Specification, 2. */
export const defaultAreaSentence = `Nous intervenons dans un rayon d’environ ${areaTexts.radius} autour de ${areaTexts.centre}, de la Montagne Noire aux premières gorges de la haute vallée de l’Aude.`
