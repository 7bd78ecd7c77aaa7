declare module 'virtual:component-docs' {
  type ComponentDocs = {
    /** Name of the component. */
    name: string
    /** The file that declares it, from the project's root. */
    file: string
    /** Types as they are written, and the declarations of the project's types that they name. */
    props: Record<string, { summary: string; detail?: string }>
    /** Titles of stories. */
    madeOf: string[]
    usedIn: string[]
  }
  /** By the title of the component's stories. */
  export const componentDocs: Record<string, ComponentDocs | undefined>
}

declare module 'virtual:prerendered' {
  /** HTML documents by path. */
  export const documents: Record<string, string | undefined>
}
