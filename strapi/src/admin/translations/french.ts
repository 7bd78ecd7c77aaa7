import admin from './admin.json'
import contentManager from './contentManager.json'
import email from './email.json'
import i18n from './i18n.json'
import { networkMessages } from './network'
import upload from './upload.json'
import usersPermissions from './usersPermissions.json'

type Messages = Record<string, string>

/** The keys of `admin` have no prefix. */
export const corrections: Record<string, Messages> = {
  admin,
  'content-manager': contentManager,
  email,
  i18n,
  upload,
  'users-permissions': usersPermissions,
}

/** Strapi looks these up by a type's name. */
export const contentWords: Messages = {
  Produit: 'Produits',
  Catégorie: 'Catégories',
  Actualité: 'Actualités',
  Service: 'Services',
  'Marque partenaire': 'Marques partenaires',
  air: 'Air',
  canalisable: 'Canalisable',
  etanche: 'Étanche',
  hydro: 'Hydro',
  vente: 'Vente',
  installation: 'Installation',
  entretien: 'Entretien',
  sav: 'Dépannage / SAV',
  'field.slug': 'Adresse',
  'field.name': 'Nom',
}

export const prefixKeys = (plugin: string, messages: Messages): Messages =>
  plugin === 'admin'
    ? messages
    : Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${plugin}.${key}`, text]))

export const french: Messages = Object.assign(
  { ...contentWords, ...networkMessages },
  ...Object.entries(corrections).map(([plugin, messages]) => prefixKeys(plugin, messages)),
)
