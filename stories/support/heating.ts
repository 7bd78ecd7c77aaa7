import type { PowerChoices } from '../../src/components/heating/PowerForm/PowerForm'
import { newHome, temperatures, type HomeValues } from '../../src/heating/homeValues'
import { altitudeBands, homeLimits, housePeriods } from '../../src/heating/powerNeed'
import { powerTexts } from '../../src/site/texts/power'

export const powerChoices: PowerChoices = {
  periods: housePeriods,
  altitudes: altitudeBands,
  temperatures,
  area: homeLimits.area,
  height: homeLimits.height,
}

/** 80 m² of the eighties, in the plain. */
export const someHome: HomeValues = { ...newHome, surface: '80', isolation: '1983-1989' }

export const someAnswer = {
  range: powerTexts.range('5,5', '6,2'),
  reasoning: powerTexts.reasoning({
    volume: '200',
    inside: '19',
    outside: { usual: '−5', colder: '−8' },
    period: powerTexts.periodsInSentence['1983-1989'],
    need: powerTexts.range('5,5', '6,2'),
    stoves: powerTexts.range('5,5', '8'),
  }),
}
