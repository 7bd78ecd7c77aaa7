export type PageMetadataProps = {
  /** Whole title of the page, the firm's name included. */
  title: string
  /** For search engines, at most 160 characters; none when absent. */
  description?: string
}

/** Title and description of the page; React puts them in the document's head. */
export const PageMetadata = ({ title, description }: PageMetadataProps) => (
  <>
    <title>{title}</title>
    {description && <meta name="description" content={description} />}
  </>
)
