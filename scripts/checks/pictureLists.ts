/** From 0 to 1: about eight levels of grey. */
export const THRESHOLD = 0.03

/** Vitest writes one hyphen where the name of a file has several. */
export const pictureFolder = (storyId: string) => storyId.replaceAll(/-+/g, '-')

export type PicturedStory = {
  id: string
  /** `<folder>/<screen>`, one for each screen; null when the story failed before it was pictured. */
  pictures: readonly string[] | null
}

export type PictureLists = {
  compared: number
  added: string[]
  removed: string[]
  resized: string[]
}

const folderOf = (picture: string) => picture.replace(/\/\d+$/, '')

/** @param isWhole false when only some stories were run. */
export const comparePictureLists = (
  stories: readonly PicturedStory[],
  references: readonly string[],
  isWhole: boolean,
): PictureLists => {
  const known = new Set(references)
  const knownFolders = new Set(references.map(folderOf))
  const pictures = new Set(stories.flatMap((story) => story.pictures ?? []))
  const isGone = (picture: string) => {
    const story = stories.find(({ id }) => pictureFolder(id) === folderOf(picture))
    // A story that failed before it was pictured is still there.
    return story ? story.pictures !== null && !pictures.has(picture) : isWhole
  }
  const added = [...pictures].filter((picture) => !known.has(picture))
  const removed = references.filter(isGone)
  const folders = stories.map(({ id }) => pictureFolder(id))
  const changed = new Set([...added, ...removed].map(folderOf))
  return {
    compared: pictures.size - added.length,
    added,
    removed,
    resized: folders.filter((folder) => knownFolders.has(folder) && changed.has(folder)),
  }
}
