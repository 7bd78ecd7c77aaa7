/** Whether an address is absolute, on http or https. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address)
