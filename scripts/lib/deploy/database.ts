/** Rows of each table. */
export type Rows = Record<string, number>

export type Database = {
  client: 'sqlite' | 'postgres'
  /** Of every table; none in a new database. */
  countRows: () => Promise<Rows>
  /** Writes the database to a file, as it is at one moment, while Strapi runs. @returns its rows at that moment. */
  dump: (file: string) => Promise<Rows>
  /** Who uses the database now; null when nobody does. */
  user: () => Promise<string | null>
  /** Replaces the whole database by a dump. */
  load: (file: string) => Promise<void>
}
