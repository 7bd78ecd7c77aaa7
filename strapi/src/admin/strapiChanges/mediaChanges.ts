import { resolve } from 'node:path'
import { type Change, french } from './change'

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

/** Of the media library, and of the choice of a picture. */
export const mediaChanges: Record<string, Change[]> = {
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
