import { useFetchClient, useField, useNotification, type InputProps } from '@strapi/strapi/admin'
import { forwardRef, useState, type ComponentType, type Ref } from 'react'
import { AlternativeText } from './AlternativeText'

type Picture = { id: number; name: string; mime?: string; alternativeText?: string | null }

type MediaInputProps = InputProps & { ref?: Ref<unknown> }

const isUndescribed = ({ mime, alternativeText }: Picture) =>
  mime?.startsWith('image/') === true && !alternativeText?.trim()

export const withAlternativeText = (MediaInput: ComponentType<MediaInputProps>) => {
  const PictureInput = forwardRef<unknown, InputProps>((props, ref) => {
    const { value } = useField<Picture | Picture[] | null | undefined>(props.name)
    // Changing the form's picture would make the entry look modified.
    const [described, setDescribed] = useState<number[]>([])
    const pictures = [value ?? []].flat()
    const { post } = useFetchClient()
    const { toggleNotification } = useNotification()
    const undescribed = pictures.find((picture) => isUndescribed(picture) && !described.includes(picture.id))
    const describe = async ({ id, name }: Picture, alternativeText: string) => {
      const form = new FormData()
      form.append('fileInfo', JSON.stringify({ name, alternativeText }))
      try {
        await post(`/upload?id=${id}`, form)
        setDescribed([...described, id])
        toggleNotification({ type: 'success', message: 'Texte alternatif enregistré' })
      } catch (error) {
        console.error(error)
        toggleNotification({
          type: 'danger',
          message: 'Le texte alternatif n’a pas pu être enregistré. Réessayez.',
        })
      }
    }
    return (
      <div>
        <MediaInput {...props} ref={ref} />
        {undescribed && (
          <AlternativeText
            key={undescribed.id}
            name={String(undescribed.id)}
            disabled={props.disabled}
            onSave={(text) => describe(undescribed, text)}
          />
        )}
      </div>
    )
  })
  PictureInput.displayName = 'PictureInput'
  return PictureInput
}
