export const worstColour = '#ed1c24'

/** Set by regulation, the best class first; in no custom property: only pages of products need them. */
export const energyLabelColours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021'] as const

/** Legible on each of them, unlike white. */
export const energyLabelText = '#000000'
