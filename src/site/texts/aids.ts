/** Articles about financial aids. */
export const aidTexts = {
  lead: 'Les aides possibles :',
  past: (day: string) =>
    `Ces aides étaient valables jusqu’au ${day} : appelez-nous, nous vous dirons où elles en sont.`,
} as const
