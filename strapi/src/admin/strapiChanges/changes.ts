import { resolve } from 'node:path'

/** Every occurrence of `from` becomes `to`. */
export type Change = { from: string; to: string }

const french = (texts: Record<string, string>): Change[] =>
  Object.entries(texts).map(([from, to]) => ({ from: `"${from}"`, to: `"${to}"` }))

const admin = 'admin/dist/admin/admin/src/components'
const listView = 'content-manager/dist/admin/pages/ListView/components'
const editView = 'content-manager/dist/admin/pages/EditView/components'
const upload = 'upload/dist/admin'
const library = `${upload}/future/pages/Assets/components`

// Strapi runs the build in its folder.
const USES = resolve('src/admin/deletion/Uses.tsx')

const importOf = (name: string): Change => ({
  from: "import { useIntl } from 'react-intl';",
  to: `import { useIntl } from 'react-intl';\nimport { ${name} } from '${USES}';`,
})

const sizes: Change[] = [
  { from: "'0B'", to: "'0\u00A0o'" },
  { from: '${value}${unit.toUpperCase()}', to: "${value.replace('.', ',')}\u00A0${unit.replace('B', 'o')}" },
]

/** The build fails when Strapi no longer has what is changed. */
export const changes: Record<string, Change[]> = {
  'design-system/dist/index.mjs': [
    ...french({
      'Close modal': 'Fermer',
      'Loading content...': 'Chargement…',
      'No results found': 'Aucun résultat',
      'Select or enter a value': 'Choisissez ou écrivez une valeur',
      'Choose date': 'Choisir la date',
      'Choose time': 'Choisir l’heure',
      Loading: 'Chargement…',
      Month: 'Mois',
      Year: 'Année',
      Off: 'Non',
      DD: 'JJ',
      YYYY: 'AAAA',
    }),
    // Not the name of the key “Clear”.
    { from: ' = "Clear"', to: ' = "Effacer"' },
  ],
  // Whoever logs in again in another tab can still save what was typed here.
  'admin/dist/admin/admin/src/features/Auth.mjs': [
    {
      from: "import { Dialog } from '@strapi/design-system';",
      to: "import { Button, Dialog } from '@strapi/design-system';",
    },
    {
      from: 'if (forced) {\n            logoutFn?.();',
      // The next refusal asks again.
      to: 'if (forced) {\n            resetSessionExpiredNotification();',
    },
    {
      from: 'startAction: isForcedLogout(sessionLogoutReason) ? /*#__PURE__*/ jsx(Fragment, {}) : undefined,',
      to: `startAction: isForcedLogout(sessionLogoutReason) ? jsx(Dialog.Cancel, {
                        children: jsx(Button, { fullWidth: true, variant: 'tertiary', children: 'Rester sur la page' })
                    }) : undefined,
                    endAction: isForcedLogout(sessionLogoutReason) ? jsx(Dialog.Action, {
                        children: jsx(Button, { fullWidth: true, variant: 'danger-light', onClick: handleConfirmSessionLogout, children: 'Quitter sans enregistrer' })
                    }) : undefined,`,
    },
  ],
  [`${admin}/LazyOutlet.mjs`]: french({ 'Loading content.': 'Chargement…' }),
  [`${admin}/PageHelpers.mjs`]: [{ from: "'Loading content.'", to: "'Chargement…'" }],
  [`${admin}/Table.mjs`]: [{ from: "'Loading content'", to: "'Chargement…'" }],
  [`${upload}/components/AssetDialog/BrowseStep/SearchAsset/SearchAsset.mjs`]: [
    ...french({ Search: 'Chercher' }),
    { from: '"aria-label": "search"', to: '"aria-label": "Chercher"' },
  ],
  // Strapi looks these up without the prefix that its translations have.
  [`${upload}/components/TableList/TableRows.mjs`]: ['list-assets-select', 'list.folder.select'].map(
    (key) => ({ from: `'${key}'`, to: `'upload.${key}'` }),
  ),
  [`${upload}/utils/displayedFilters.mjs`]: Object.entries({
    createdAt: 'Date d’ajout',
    updatedAt: 'Date de modification',
    type: 'Type',
    file: 'fichier',
    video: 'vidéo',
  }).map(([from, to]) => ({ from: `label: '${from}'`, to: `label: '${to}'` })),
  [`${upload}/utils/formatBytes.mjs`]: sizes,
  [`${upload}/future/utils/files.mjs`]: [
    ...sizes,
    { from: "'Please provide at least one URL'", to: "'Écrivez une adresse.'" },
    { from: '`Maximum ${MAX_URLS} URLs allowed`', to: '`${MAX_URLS} adresses au plus.`' },
    { from: '`Invalid URL: ${invalidUrls[0]}`', to: '`Cette adresse est mal écrite : ${invalidUrls[0]}`' },
    {
      from: '`${invalidUrls.length} invalid URLs found`',
      to: '`${invalidUrls.length} adresses sont mal écrites.`',
    },
  ],
  [`${listView}/BulkActions/PublishAction.mjs`]: [
    // An identifier says nothing to whoever publishes.
    {
      from: "TABLE_HEADERS.filter((head)=>head.name !== 'name'",
      to: "TABLE_HEADERS.filter((head)=>head.name !== 'documentId').filter((head)=>head.name !== 'name'",
    },
    {
      from: `/*#__PURE__*/ jsx(Table.Cell, {
                                children: /*#__PURE__*/ jsx(Typography, {
                                    children: row.documentId
                                })
                            }),`,
      to: '',
    },
    { from: "label: 'name'", to: "label: 'Titre'" },
    { from: "label: 'status'", to: "label: 'État'" },
    { from: "label: 'Publication status'", to: "label: 'Publication'" },
  ],
  [`${listView}/ViewSettingsMenu.mjs`]: [
    // These columns have no label.
    {
      from: 'checkIfAttributeIsDisplayable(attributes[name])',
      to: "!['createdBy', 'updatedBy', 'documentId'].includes(name) && checkIfAttributeIsDisplayable(attributes[name])",
    },
  ],
  // Names of fields, such as “slug”.
  [`${listView}/AutoCloneFailureModal.mjs`]: [
    {
      from: 'pathSegment,\n',
      to: 'formatMessage({ id: `field.${pathSegment}`, defaultMessage: String(pathSegment) }),\n',
    },
  ],
  [`${editView}/DocumentStatus.mjs`]: [{ from: '"aria-label": status,', to: '' }],
  // For developers: the identifier of an entry.
  [`${editView}/Header.mjs`]: [
    { from: 'if (!documentId) {\n        return null;', to: 'return null;\n    {' },
    {
      from: 'isDisplayed: collectionType !== SINGLE_TYPES && !!(document?.documentId ?? id)',
      to: 'isDisplayed: false',
    },
  ],
  // A date is stored as 2026-12-24.
  [`${editView}/FormInputs/Component/Repeatable.mjs`]: [
    { from: 'children: displayValue\n', to: 'children: displayedValue\n' },
    {
      from: "typeof displayValue === 'string' ? displayValue : ''",
      to: "typeof displayValue === 'string' ? displayValue.replace(/^(\\d{4})-(\\d{2})-(\\d{2})$/, '$3/$2/$1') : ''",
    },
  ],
  // On a reload, Strapi often checks the rights before it has read them: nothing could be added or ticked.
  [`${upload}/future/hooks/useMediaLibraryPermissions.mjs`]: [
    { from: 'import { useRBAC }', to: 'import { useAuth }' },
    {
      from: 'const { allowedActions, isLoading } = useRBAC(RBAC_PERMISSIONS);',
      to: `const { permissions, isLoading } = useAuth('useMediaLibraryPermissions', (state)=>state);
    const may = (rights)=>rights.some(({ action })=>permissions.some((own)=>own.action === action));
    const { create, update, download, copyLink } = RBAC_PERMISSIONS;
    const allowedActions = { canCreate: may(create), canUpdate: may(update), canDownload: may(download), canCopyLink: may(copyLink) };`,
    },
  ],
  [`${library}/DeleteItemsDialog.mjs`]: [
    importOf('QuestionWithUses'),
    {
      from: 'jsx(Dialog.Body, {',
      to: 'jsx(QuestionWithUses, { files: target.fileIds.join(), folders: target.folderIds.join(),',
    },
  ],
  [`${library}/AssetDetails/AssetDetailsDrawer.mjs`]: [
    importOf('QuestionWithUses'),
    { from: 'const DeleteAssetButton = ()=>{', to: 'const DeleteAssetButton = ({ asset })=>{' },
    { from: 'jsx(DeleteAssetButton, {})', to: 'jsx(DeleteAssetButton, { asset })' },
    {
      from: 'jsx(Dialog.Body, {\n                        icon:',
      to: 'jsx(QuestionWithUses, { files: String(asset.id),\n                        icon:',
    },
  ],
  [`${upload}/components/EditAssetDialog/RemoveAssetDialog.mjs`]: [
    {
      from: "import { Dialog } from '@strapi/design-system';",
      to: `import { Dialog } from '@strapi/design-system';\nimport { DeletionQuestion } from '${USES}';`,
    },
    {
      from: 'onConfirm: handleConfirm',
      to: 'onConfirm: handleConfirm, children: jsx(DeletionQuestion, { files: String(asset.id) })',
    },
  ],
  [`${upload}/components/EditFolderDialog/EditFolderDialog.mjs`]: [
    { from: 'onConfirm: handleDelete', to: 'onConfirm: handleDelete, folder' },
  ],
  [`${upload}/components/EditFolderDialog/RemoveFolderDialog.mjs`]: [
    {
      from: "import { Dialog } from '@strapi/design-system';",
      to: `import { Dialog } from '@strapi/design-system';\nimport { DeletionQuestion } from '${USES}';`,
    },
    { from: '({ onClose, onConfirm, open })', to: '({ onClose, onConfirm, open, folder })' },
    {
      from: 'onConfirm: onConfirm',
      to: 'onConfirm: onConfirm, children: folder && jsx(DeletionQuestion, { folders: String(folder.id) })',
    },
  ],
}
