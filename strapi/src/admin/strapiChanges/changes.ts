import { type Change, french } from './change'
import { mediaChanges } from './mediaChanges'

const admin = 'admin/dist/admin/admin/src/components'
const pages = 'admin/dist/admin/admin/src/pages'
const listView = 'content-manager/dist/admin/pages/ListView/components'
const editView = 'content-manager/dist/admin/pages/EditView/components'

/** The build fails when Strapi no longer has what is changed. */
export const changes: Record<string, Change[]> = {
  ...mediaChanges,
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
  [`${pages}/ProfilePage.mjs`]: [
    // Nothing shows the name of a user.
    {
      from: "type: 'string'\n                    }\n                ].map(",
      to: "type: 'string'\n                    }\n                ].filter(({ name })=>name !== 'username').map(",
    },
    // Beside “Mot de passe actuel”.
    {
      from: "formatMessage({\n                            id: 'global.password',\n                            defaultMessage: 'Password'\n                        })",
      to: "'Nouveau mot de passe'",
    },
  ],
  [`${pages}/SessionsPage.mjs`]: [
    { from: 'session.deviceName ??', to: "session.deviceName?.replace(' on ', ' sur ') ??" },
  ],
  [`${admin}/LazyOutlet.mjs`]: french({ 'Loading content.': 'Chargement…' }),
  [`${admin}/PageHelpers.mjs`]: [{ from: "'Loading content.'", to: "'Chargement…'" }],
  [`${admin}/Table.mjs`]: [{ from: "'Loading content'", to: "'Chargement…'" }],
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
  // These filters have no label.
  [`${listView}/Filters.mjs`]: [
    { from: "'id',\n            'documentId',\n            ...allowedFields", to: '...allowedFields' },
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
}
