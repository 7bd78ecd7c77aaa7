export const richTextTexts = {
  contents: 'Sur cette page',
  table: 'Tableau',
  seeElsewhere: (host: string) => `À voir sur ${host}`,
} as const
