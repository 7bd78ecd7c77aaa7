/** Dots only would lead to another folder, and servers refuse an encoded slash. */
export const isSegment = (value: string): boolean => !/^\.+$|[/\\]/.test(value)
