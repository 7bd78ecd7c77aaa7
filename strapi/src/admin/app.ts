import { adminApi, type InputProps, type StrapiApp, type WidgetArgs } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import logo from '../../favicon.png'
import { presetChoices } from './choices'
import { sendOnce } from './sendOnce'
import { typeCommaForPoint } from './decimalPoint'
import { changeActions, type Action } from './deletion/actions'
import { leaveDeleted } from './deletion/leaveDeleted'
import type { FieldInputProps } from './fields/fieldInput'
import { DateInput, DateTimeInput } from './fields/DateInput'
import { withAlternativeText } from './fields/pictureInput'
import { NumberInput } from './fields/NumberInput'
import { StringInput } from './fields/StringInput'
import { guideLink, guideTitles } from './guide'
import { keepTypedText } from './keepTypedText'
import { labelEnumerations } from './listColumns'
import { sendLoadedVersions } from './loadedVersions'
import { OWNER_MENU, OwnerMenu } from './OwnerMenu'
import { PlannedPanel } from './PlannedPanel'
import { proposeToday } from './proposeToday'
import { homeWidgets, homeTitles } from './home/widgets'
import { addStyles } from './styles'
import { french } from './translations/french'
import { VersionsPanel } from './versions/Panel'

type StrapiCustomField = Extract<Parameters<StrapiApp['customFields']['register']>[0], { name: string }>

type CustomField = Omit<StrapiCustomField, 'components'> & {
  components: { Input: () => Promise<{ default: ComponentType<FieldInputProps> }> }
}

type AdminApp = {
  customFields: { register: (fields: CustomField[]) => void }
  widgets: { register: (replace: () => WidgetArgs[]) => void }
  addMenuLink: StrapiApp['addMenuLink']
  addFields: (
    field:
      | { type: 'media'; Component: ComponentType<InputProps> }
      | {
          type: 'string' | 'decimal' | 'integer' | 'date' | 'datetime'
          Component: ComponentType<FieldInputProps>
        },
  ) => void
  registerPlugin: (plugin: {
    id: string
    name: string
    initializer: typeof OwnerMenu
    isReady: boolean
  }) => void
  library: { fields: Record<string, ComponentType<InputProps> | undefined> }
}

type ChangeActions = (change: (actions: Action[]) => Action[]) => void

type Bootstrap = {
  registerHook: (name: string, change: typeof labelEnumerations) => void
  getPlugin: (name: 'content-manager') => {
    apis: {
      addDocumentAction: ChangeActions
      addBulkAction: ChangeActions
      addEditViewSidePanel: (panels: (typeof PlannedPanel | typeof VersionsPanel)[]) => void
    }
  }
}

export default {
  config: {
    locales: ['fr'],
    translations: { fr: { ...french, ...homeTitles, ...guideTitles } },
    tutorials: false,
    notifications: { releases: false },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
  },
  register(app: AdminApp) {
    presetChoices()
    // Strapi's pages have no title until somebody has logged in.
    document.title = 'Administration du site'
    addStyles()
    keepTypedText(adminApi)
    proposeToday(adminApi)
    sendLoadedVersions(adminApi)
    leaveDeleted(adminApi)
    sendOnce(adminApi)
    document.addEventListener('beforeinput', typeCommaForPoint)
    app.widgets.register(homeWidgets)
    app.registerPlugin({ id: OWNER_MENU, name: OWNER_MENU, initializer: OwnerMenu, isReady: false })
    app.addMenuLink(guideLink())
    const MediaInput = app.library.fields.media
    if (!MediaInput) throw new Error('Strapi registers no input of pictures: look for its new name.')
    app.addFields({ type: 'media', Component: withAlternativeText(MediaInput) })
    app.addFields({ type: 'string', Component: StringInput })
    app.addFields({ type: 'decimal', Component: NumberInput })
    app.addFields({ type: 'integer', Component: NumberInput })
    app.addFields({ type: 'date', Component: DateInput })
    app.addFields({ type: 'datetime', Component: DateTimeInput })
    app.customFields.register([
      {
        name: 'formatted-text',
        type: 'richtext',
        intlLabel: { id: 'formatted-text.label', defaultMessage: 'Texte mis en forme' },
        intlDescription: { id: 'formatted-text.description', defaultMessage: 'Gardé en HTML' },
        components: { Input: () => import('./formattedText/FormattedTextInput') },
      },
      {
        name: 'keywords',
        type: 'json',
        intlLabel: { id: 'keywords.label', defaultMessage: 'Mots-clés' },
        intlDescription: { id: 'keywords.description', defaultMessage: 'Gardés en liste' },
        components: { Input: () => import('./fields/KeywordsInput') },
      },
      {
        name: 'brand',
        type: 'string',
        intlLabel: { id: 'brand.label', defaultMessage: 'Marque' },
        intlDescription: { id: 'brand.description', defaultMessage: 'Avec les marques déjà utilisées' },
        components: { Input: () => import('./fields/BrandInput') },
      },
    ])
  },
  bootstrap({ registerHook, getPlugin }: Bootstrap) {
    const { apis } = getPlugin('content-manager')
    apis.addDocumentAction(changeActions)
    apis.addBulkAction(changeActions)
    apis.addEditViewSidePanel([PlannedPanel, VersionsPanel])
    registerHook('Admin/CM/pages/ListView/inject-column-in-table', labelEnumerations)
  },
}
