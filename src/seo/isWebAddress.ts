/** Whether a URL is absolute, with http or https. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address)
