/** A power in words; the figures are formatted already. */
export const kilowatts = {
  exactly: (power: string) => `${power} kW`,
  from: (min: string) => `dès ${min} kW`,
  atLeast: (min: string) => `à partir de ${min} kW`,
  upTo: (max: string) => `jusqu’à ${max} kW`,
  between: (min: string, max: string) => `de ${min} à ${max} kW`,
} as const
