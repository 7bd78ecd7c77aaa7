/** The classes of the EU's energy label, the best first. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export type EnergyClass = (typeof energyClasses)[number]

/** The class of a product, with the best and the worst that such a product may have. */
export type EnergyRating = {
  value: EnergyClass
  best: EnergyClass
  worst: EnergyClass
  /** How many classes it is below the best one. */
  step: number
}
