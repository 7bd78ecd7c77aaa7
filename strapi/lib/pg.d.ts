declare module 'pg' {
  export type ClientConfig = object
  export class Client {
    constructor(config: ClientConfig)
    connect(): Promise<void>
    query(sql: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
    end(): Promise<void>
  }
}
