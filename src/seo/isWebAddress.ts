export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address)
