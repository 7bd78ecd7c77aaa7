import type { Editor } from '@tiptap/core'
import { styled } from 'styled-components'
import { AlternativeText } from '../fields/AlternativeText'

type UndescribedPictureProps = { editor: Editor; disabled?: boolean }

const findUndescribed = ({ state }: Editor) => {
  let found: { position: number; src: string } | undefined
  state.doc.descendants((node, position) => {
    const alt: unknown = node.attrs.alt
    const isUndescribed = node.type.name === 'image' && (typeof alt !== 'string' || alt.trim() === '')
    if (isUndescribed) found ??= { position, src: String(node.attrs.src) }
    return !found
  })
  return found
}

export const UndescribedPicture = ({ editor, disabled }: UndescribedPictureProps) => {
  const picture = findUndescribed(editor)
  if (!picture) return null
  const describe = (alt: string) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(picture.position, 'alt', alt))
  return (
    <AlternativeText
      key={`${picture.position} ${picture.src}`}
      name={`text-${picture.position}`}
      disabled={disabled}
      onSave={describe}
    >
      <Thumbnail src={picture.src} alt="" />
    </AlternativeText>
  )
}

const Thumbnail = styled.img`
  width: auto;
  max-width: 100%;
  height: 8rem;
  object-fit: contain;
  object-position: left;
`
