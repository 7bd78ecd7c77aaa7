import { resolve } from 'node:path'
import { type Change, french } from './change'

const upload = 'upload/dist/admin'
const library = `${upload}/future/pages/Assets/components`

// Strapi runs the build in its folder.
const USES = resolve('src/admin/deletion/Uses.tsx')

const importOf = (name: string): Change => ({
  from: "from '@strapi/design-system';",
  to: `from '@strapi/design-system';\nimport { ${name} } from '${USES}';`,
})

const sizes: Change[] = [
  { from: "'0B'", to: "'0\u00A0o'" },
  { from: '${value}${unit.toUpperCase()}', to: "${value.replace('.', ',')}\u00A0${unit.replace('B', 'o')}" },
]

/** Changes of the media library, and of the choice of a picture. */
export const mediaChanges: Record<string, Change[]> = {
  [`${upload}/components/AssetDialog/BrowseStep/PaginationFooter/PaginationFooter.mjs`]: french({
    'Go to page ': 'Aller à la page ',
  }),
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
    { from: '`Invalid URL: ${invalidUrls[0]}`', to: '`Cette adresse est mal écrite : ${invalidUrls[0]}`' },
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
    importOf('DeletionQuestion'),
    {
      from: 'onConfirm: handleConfirm',
      to: 'onConfirm: handleConfirm, children: jsx(DeletionQuestion, { files: String(asset.id) })',
    },
  ],
  [`${upload}/components/EditFolderDialog/EditFolderDialog.mjs`]: [
    { from: 'onConfirm: handleDelete', to: 'onConfirm: handleDelete, folder' },
  ],
  [`${upload}/components/EditFolderDialog/RemoveFolderDialog.mjs`]: [
    importOf('DeletionQuestion'),
    { from: '({ onClose, onConfirm, open })', to: '({ onClose, onConfirm, open, folder })' },
    {
      from: 'onConfirm: onConfirm',
      to: 'onConfirm: onConfirm, children: folder && jsx(DeletionQuestion, { folders: String(folder.id) })',
    },
  ],
  // Nothing on the site reads the important point.
  [`${library}/AssetDetails/AssetCropEditor.mjs`]: [
    { from: 'jsx(FocalPointHandle, {', to: 'false && jsx(FocalPointHandle, {' },
    { from: "marginLeft: 'auto',", to: "marginLeft: 'auto', style: { display: 'none' }," },
  ],
  [`${upload}/components/EditAssetDialog/PreviewBox/PreviewBox.mjs`]: [
    {
      from: `jsx(IconButton, {
                                    label: formatMessage({
                                        id: getTrad('control-card.set-focal-point')`,
      to: `false && jsx(IconButton, {
                                    label: formatMessage({
                                        id: getTrad('control-card.set-focal-point')`,
    },
  ],
  // Strapi shows a success when some files failed.
  [`${upload}/future/components/UploadProgressDialog.mjs`]: [
    {
      from: 'HEADER_COLOR_MAP[status]',
      to: "HEADER_COLOR_MAP[status === 'success' && errorCount > 0 ? 'error' : status]",
    },
    { from: 'background: "success200"', to: "background: errorCount > 0 ? 'danger200' : 'success200'" },
    { from: 'jsx(Check, {', to: 'jsx(errorCount > 0 ? Cross : Check, {' },
    { from: 'fill: "success700"', to: "fill: errorCount > 0 ? 'danger700' : 'success700'" },
    {
      from: `title: formatMessage({
                        id: getTranslationKey('upload.progress.success')`,
      to: `title: errorCount > 0 ? 'Envoi incomplet' : formatMessage({
                        id: getTranslationKey('upload.progress.success')`,
    },
  ],
}
