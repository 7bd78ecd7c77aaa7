import { useAnnouncement } from '../../foundation/Announcer/announce'

export type PageMetadataProps = {
  /** Whole title of the page, the firm's name included. */
  title: string
  /** For search engines, at most 160 characters; none when absent. */
  description?: string
}

/** Title and description of the page; React puts them in the document's head. The title of a new page is announced. */
export const PageMetadata = ({ title, description }: PageMetadataProps) => {
  useAnnouncement(title)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
