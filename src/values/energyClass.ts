/** The best first. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export type EnergyClass = (typeof energyClasses)[number]

export type EnergyRating = {
  value: EnergyClass
  best: EnergyClass
  worst: EnergyClass
  step: number
}
