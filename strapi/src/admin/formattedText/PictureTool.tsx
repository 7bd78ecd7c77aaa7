import { Image } from '@strapi/icons'
import { useStrapiApp } from '@strapi/strapi/admin'
import type { Editor } from '@tiptap/core'
import { createElement, useState, type ElementType } from 'react'
import { Tool } from './Tool'

/** px */
type PictureFile = { url: string; width?: number; height?: number }

type Asset = PictureFile & { alternativeText?: string | null; formats?: { xlarge?: PictureFile } | null }

/** `xlarge` is enough for the widest column on a dense screen. */
const attributesOf = (asset: Asset) => {
  const { url, width, height } = asset.formats?.xlarge ?? asset
  return { src: url, alt: asset.alternativeText ?? '', width, height }
}

type PictureToolProps = { editor: Editor; disabled?: boolean }

export const PictureTool = ({ editor, disabled }: PictureToolProps) => {
  const [isOpen, setOpen] = useState(false)
  // Strapi's type of it has no props.
  const library: ElementType | undefined = useStrapiApp(
    'PictureTool',
    ({ components }) => components['media-library'],
  )
  const insert = (assets: Asset[]) => {
    const paragraphs = assets.map((asset) => ({
      type: 'paragraph',
      content: [{ type: 'image', attrs: attributesOf(asset) }],
    }))
    // Of no picture, the editor would make an empty paragraph.
    if (paragraphs.length > 0) editor.chain().focus().insertContent(paragraphs).run()
    setOpen(false)
  }
  return (
    <>
      <Tool
        label="Image"
        icon={<Image />}
        isPressed={editor.isActive('image')}
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      {isOpen &&
        library &&
        // Not JSX: the React lint rules would take it for a component created during render.
        createElement(library, {
          allowedTypes: ['images'],
          onClose: () => setOpen(false),
          onSelectAssets: insert,
        })}
    </>
  )
}
