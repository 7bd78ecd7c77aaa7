import { useAnnouncement } from '../../foundation/Announcer/announce'

export type PageMetadataProps = {
  /** The whole title, with the firm's name. */
  title: string
  /** For search engines, at most 160 characters. */
  description?: string
}

/** Title and description of the page; a new title is announced. */
export const PageMetadata = ({ title, description }: PageMetadataProps) => {
  useAnnouncement(title)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
