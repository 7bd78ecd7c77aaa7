import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import type { FormattedTextInputProps } from './formattedText/FormattedTextInput'
import { french } from './translations/french'

type StrapiCustomField = Extract<Parameters<StrapiApp['customFields']['register']>[0], { name: string }>

/** Strapi's type does not have the props that Strapi passes to an input. */
type CustomField = Omit<StrapiCustomField, 'components'> & {
  components: { Input: () => Promise<{ default: ComponentType<FormattedTextInputProps> }> }
}

type AdminApp = { customFields: { register: (field: CustomField) => void } }

export default {
  config: {
    locales: ['fr'],
    translations: { fr: french },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: AdminApp) {
    app.customFields.register({
      name: 'formatted-text',
      type: 'richtext',
      intlLabel: { id: 'formatted-text.label', defaultMessage: 'Texte mis en forme' },
      intlDescription: { id: 'formatted-text.description', defaultMessage: 'Gardé en HTML' },
      components: { Input: () => import('./formattedText/FormattedTextInput') },
    })
  },
  bootstrap() {},
}
