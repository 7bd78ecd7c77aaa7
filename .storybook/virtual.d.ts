declare module 'virtual:component-docs' {
  type ComponentDocs = {
    name: string
    /** From the project's root. */
    file: string
    props: Record<string, { summary: string; detail?: string }>
    madeOf: string[]
    usedIn: string[]
  }
  /** By the title of the component's stories. */
  export const componentDocs: Record<string, ComponentDocs | undefined>
}

declare module 'virtual:changes' {
  /** Newest first; empty without the history. */
  export const changes: readonly { day: string; subjects: readonly string[] }[]
}

declare module 'virtual:prerendered' {
  export const documents: Record<string, string | undefined>
}

// Storybook publishes no types of it.
declare module '@storybook/react/preset' {
  export const experimental_manifests: (
    existing: object,
    options: { manifestEntries: object[] },
  ) => Promise<object>
}
