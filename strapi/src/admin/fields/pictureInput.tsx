import { useField, type InputProps } from '@strapi/strapi/admin'
import { forwardRef, useState, type ComponentType, type Ref } from 'react'
import { AlternativeText, type Picture } from './AlternativeText'

type MediaInputProps = InputProps & { ref?: Ref<unknown> }

const isUndescribed = ({ mime, alternativeText }: Picture) =>
  mime?.startsWith('image/') === true && !alternativeText?.trim()

/** Strapi's input of pictures, which also asks for the alternative text of a chosen picture that has none. */
export const withAlternativeText = (MediaInput: ComponentType<MediaInputProps>) => {
  const PictureInput = forwardRef<unknown, InputProps>((props, ref) => {
    const { value } = useField<Picture | Picture[] | null | undefined>(props.name)
    // The form keeps the picture as it was chosen: changing it there would make the entry look modified.
    const [described, setDescribed] = useState<number[]>([])
    const pictures = [value ?? []].flat()
    const undescribed = pictures.find((picture) => isUndescribed(picture) && !described.includes(picture.id))
    return (
      <div>
        <MediaInput {...props} ref={ref} />
        {undescribed && (
          <AlternativeText
            key={undescribed.id}
            picture={undescribed}
            disabled={props.disabled}
            onSaved={() => setDescribed([...described, undescribed.id])}
          />
        )}
      </div>
    )
  })
  PictureInput.displayName = 'PictureInput'
  return PictureInput
}
