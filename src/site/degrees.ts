export const KM_PER_DEGREE = 111.2
