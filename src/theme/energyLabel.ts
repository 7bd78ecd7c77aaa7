/** The worst classes of a scale share it. */
export const worstColour = '#ed1c24'

/**
 * The colours of the EU's energy label, from the best class of a scale on. They are set by regulation and are in no
 * custom property: only pages of products need them.
 */
export const energyLabelColours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021'] as const

/** Legible on each of them, unlike white. */
export const energyLabelText = '#000000'
