import { Image } from '@strapi/icons'
import { useStrapiApp } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Tool } from './Tool'

/** As the site shows it: `xlarge` is enough for the widest column on a sharp screen. A smaller picture has no such format. */
const attributesOf = (asset) => {
  const { url, width, height } = asset.formats?.xlarge ?? asset
  return { src: url, alt: asset.alternativeText ?? '', width, height }
}

/** Puts pictures of the media library into the text. */
export const PictureTool = ({ editor, disabled }) => {
  const [isOpen, setOpen] = useState(false)
  const MediaLibrary = useStrapiApp('PictureTool', ({ components }) => components['media-library'])
  const insert = (assets) => {
    const paragraphs = assets.map((asset) => ({
      type: 'paragraph',
      content: [{ type: 'image', attrs: attributesOf(asset) }],
    }))
    editor.chain().focus().insertContent(paragraphs).run()
    setOpen(false)
  }
  return (
    <>
      <Tool
        label="Image"
        icon={<Image />}
        isOn={editor.isActive('image')}
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <MediaLibrary allowedTypes={['images']} onClose={() => setOpen(false)} onSelectAssets={insert} />
      )}
    </>
  )
}
