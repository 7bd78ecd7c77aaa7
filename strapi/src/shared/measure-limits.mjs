/**
 * What is plausible, by the name of the field: beyond it the unit is wrong, or a point stood for thousands (“4.290 €” is
 * 4,29). This server refuses it, the site leaves it out.
 */
export const measureLimits = {
  width_cm: { min: 10, max: 300, unit: 'centimètres' },
  height_cm: { min: 10, max: 300, unit: 'centimètres' },
  depth_cm: { min: 5, max: 300, unit: 'centimètres' },
  weight_kg: { min: 3, max: 5000, unit: 'kilos' },
  flue_mm: { min: 20, max: 500, unit: 'millimètres' },
  log_cm: { min: 10, max: 150, unit: 'centimètres' },
  hopper_kg: { min: 1, max: 500, unit: 'kilos' },
  noise_db: { min: 5, max: 120, unit: 'décibels' },
  // Above 100 for appliances that condense the steam of their smoke.
  efficiency: { min: 10, max: 110, unit: 'pour cent' },
  power_min_kw: { min: 0.1, max: 100, unit: 'kilowatts' },
  power_max_kw: { min: 0.1, max: 100, unit: 'kilowatts' },
  guarantee_years: { min: 1, max: 50, unit: 'ans' },
  price_from: { min: 100, max: 100_000, unit: 'euros' },
}
