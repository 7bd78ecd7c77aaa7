export type LabelledLink = { label: string; href: string }
