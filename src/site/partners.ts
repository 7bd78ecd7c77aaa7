export type DrawnPartner = {
  id: string
  name: string
  /** px; chosen so that all logos look equally large. */
  width: number
  height: number
  color: string
}

/** 24 (specification, 9); fictitious until the owner gives the real ones. */
export const defaultPartners: readonly DrawnPartner[] = [
  { id: 'focalis', name: 'Focalis', width: 158, height: 21, color: '#24446b' },
  { id: 'norron', name: 'Norrøn', width: 149, height: 28, color: '#2c5446' },
  { id: 'ardea', name: 'Ardéa', width: 127, height: 33, color: '#6f3b2c' },
  { id: 'thermivo', name: 'Thermivo', width: 146, height: 28, color: '#c2410c' },
  { id: 'corbal', name: 'Corbal', width: 118, height: 35, color: '#3c4247' },
  { id: 'ovnhus', name: 'Ovnhus', width: 133, height: 31, color: '#8a3b12' },
  { id: 'graneo', name: 'Granéo', width: 139, height: 30, color: '#8a5a14' },
  { id: 'boisvert', name: 'Boisvert', width: 158, height: 25, color: '#3b6428' },
  { id: 'kerylo', name: 'Kérylo', width: 106, height: 39, color: '#2f4f6e' },
  { id: 'airelys', name: 'Airelys', width: 102, height: 40, color: '#1f7096' },
  { id: 'fontane', name: 'Fontane', width: 129, height: 32, color: '#5c4632' },
  { id: 'pyralis', name: 'Pyralis', width: 158, height: 24, color: '#c93a0a' },
  { id: 'lumen', name: 'Lumen & Fils', width: 158, height: 22, color: '#6d4b12' },
  { id: 'hestiam', name: 'Hestiam', width: 115, height: 50, color: '#7b2d1a' },
  { id: 'braselo', name: 'Brasélo', width: 140, height: 30, color: '#b5331a' },
  { id: 'niveo', name: 'Niveo', width: 133, height: 31, color: '#2a6a8a' },
  { id: 'tircel', name: 'Tircel', width: 124, height: 46, color: '#1f4f78' },
  { id: 'orme', name: 'Maison Orme', width: 114, height: 50, color: '#4d5a2b' },
  { id: 'vulcene', name: 'Vulcène', width: 134, height: 43, color: '#8c1c13' },
  { id: 'climeris', name: 'Climéris', width: 146, height: 28, color: '#0b6f7a' },
  { id: 'serac', name: 'Sérac', width: 133, height: 31, color: '#35546f' },
  { id: 'pellea', name: 'Pelléa', width: 129, height: 32, color: '#76522a' },
  { id: 'aubrac', name: 'Aubrac', width: 126, height: 46, color: '#5a2f1b' },
  { id: 'zephyrin', name: 'Zéphyrin', width: 124, height: 33, color: '#2c6b62' },
]
