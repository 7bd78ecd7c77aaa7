/** Articles about financial aids. */
export const aidTexts = {
  lead: 'Les aides possibles :',
  until: (day: string) =>
    `Ces aides sont valables jusqu’au ${day} : appelez-nous, nous vous dirons lesquelles vous concernent.`,
  past: (day: string) =>
    `Ces aides étaient valables jusqu’au ${day} : appelez-nous, nous vous dirons où elles en sont.`,
} as const
