'use strict'

/**
 * `$1` is what the parentheses hold. A message beside a field does not repeat its name.
 * @type {[english: string | RegExp, french: string][]}
 */
const MESSAGES = [
  ['Invalid credentials', 'L’adresse e-mail ou le mot de passe n’est pas le bon.'],
  ['Too many requests, please try again later.', 'Trop d’essais : attendez quelques minutes.'],
  ['Missing or invalid credentials', 'Votre session est terminée : reconnectez-vous.'],
  ['Invalid refresh token', 'Votre session est terminée : reconnectez-vous.'],
  ['Missing refresh token', 'Votre session est terminée : reconnectez-vous.'],
  ['Authentication required', 'Votre session est terminée : reconnectez-vous.'],
  ['Unauthorized', 'Votre session est terminée : reconnectez-vous.'],
  ['This reset password token has expired', 'Ce lien n’est plus valable : demandez-en un nouveau.'],
  // Strapi says no more of a link that was used already.
  [
    'An application error occurred',
    'Ce lien a déjà servi ou n’est plus valable. Revenez à la connexion, puis appuyez sur « Mot de passe oublié ? ».',
  ],
  ['Email already taken', 'Cette adresse e-mail est déjà prise.'],
  ['A user with this email address already exists', 'Cette adresse e-mail est déjà prise.'],
  ['You cannot delete your own user', 'Vous ne pouvez pas supprimer votre propre compte.'],
  [
    'You must have at least one user with super admin role.',
    'Il faut garder au moins un super administrateur.',
  ],
  [/^Invalid password\./, 'Au moins 8 caractères, dont une majuscule, une minuscule et un chiffre.'],
  [/must contain at least one lowercase character/, 'Il manque une minuscule au mot de passe.'],
  [/must contain at least one uppercase character/, 'Il manque une majuscule au mot de passe.'],
  [/must contain at least one number/, 'Il manque un chiffre au mot de passe.'],

  ['Forbidden', 'Vous n’avez pas le droit de faire cela.'],
  ['Forbidden access', 'Vous n’avez pas le droit de faire cela.'],
  ['Policy Failed', 'Vous n’avez pas le droit de faire cela.'],
  ['Not Found', 'Introuvable : la fiche a peut-être été supprimée.'],
  ['Document not found', 'Introuvable : la fiche a peut-être été supprimée.'],
  ['Entity not found', 'Introuvable : la fiche a peut-être été supprimée.'],
  ['Internal Server Error', 'Le serveur a rencontré une erreur. Réessayez dans un moment.'],
  ['ValidationError', 'Certains champs sont à corriger.'],
  ['Invalid relations', 'Une fiche liée n’existe plus.'],
  [/^\d+ relation\(s\) of type .* do not exist$/, 'Une fiche liée n’existe plus.'],
  [/^\d+ errors occurred$/, 'Certains champs sont à corriger.'],

  ['Entity too large', 'C’est trop lourd pour être envoyé.'],
  [
    /FileTooBig|exceeds size limit|^File too large/,
    'Ce fichier est trop lourd. Réduisez la photo avant de l’envoyer : le mode d’emploi dit comment.',
  ],
  ['Files are empty', 'Ce fichier est vide. Envoyez-le de nouveau.'],
  ['File is not a valid image', 'Ce fichier n’est pas une image, ou il est abîmé.'],
  [
    'File name contains invalid characters',
    'Le nom de ce fichier contient des caractères que le site n’accepte pas. Renommez-le, puis envoyez-le de nouveau.',
  ],
  ['Cannot replace a file with multiple ones', 'Choisissez un seul fichier.'],
  [
    /MIME type is not allowed|^File type '.*' is not allowed|^Cannot verify file type/,
    'Ce fichier n’est pas une photo. Envoyez une image JPEG, PNG ou WebP.',
  ],
  [/^(Invalid URL|URL resolves to a blocked)/, 'Cette adresse n’est pas valable.'],
  [
    /^(Could not resolve hostname|Failed to fetch URL|Request timed out while fetching|fetch failed$)/,
    'Rien n’a pu être lu à cette adresse.',
  ],
  ['folder not found', 'Ce dossier n’existe plus.'],
  ['the folder does not exist', 'Ce dossier n’existe plus.'],
  ['file.notFound', 'Ce fichier n’existe plus.'],
  ['parent folder does not exist', 'Ce dossier n’existe plus.'],
  ['folder cannot be moved inside itself', 'Un dossier ne peut pas aller dans lui-même.'],
  ['name cannot contain slashes', 'Ce nom contient une barre « / » : écrivez plutôt un tiret.'],
  ['name cannot start or end with a whitespace', 'Retirez l’espace au début ou à la fin du nom.'],
  [/A folder with this name already exists|some folders already exist/i, 'Un dossier porte déjà ce nom.'],

  ['This attribute must be unique', 'Cette valeur est déjà prise.'],
  [/ (must be defined|cannot be null)\.?$/, 'Ce champ est à remplir.'],
  [/ is a required field$/, 'Ce champ est à remplir.'],
  [/ must be a valid email$/, 'Cette adresse e-mail n’est pas valable.'],
  [/ must be a valid URL$/, 'Cette adresse n’est pas valable.'],
  [/ must be at least (\d+) characters?$/, 'Le texte est trop court : $1 caractères au moins.'],
  [/ must be at most (\d+) characters?$/, 'Le texte est trop long : $1 caractères au plus.'],
  [/ must be greater than or equal to (\S+)$/, 'La valeur est trop petite : $1 au moins.'],
  [/ must be less than or equal to (\S+)$/, 'La valeur est trop grande : $1 au plus.'],
  [/ must have less than or equal to (\d+) items$/, 'Il y en a trop : $1 au plus.'],
  [/ must be an integer$/, 'Écrivez un nombre entier.'],
  [/ must be one of the following values: /, 'Choisissez une valeur de la liste.'],
  [/ must match the following: /, 'La forme ne convient pas.'],
  ['Invalid format, expected a timestamp or an ISO date', 'Il manque la date ou l’heure.'],
  [/^Invalid .*format, expected /, 'Cette date n’existe pas. Écrivez-la comme ceci : 24/12/2026.'],
  [/ must be a `number` type/, 'Écrivez un nombre.'],
  [/ must be a `\w+` type/, 'La forme ne convient pas.'],
]

/** @param {string} message */
function toFrench(message) {
  for (const [english, french] of MESSAGES) {
    if (typeof english === 'string') {
      if (message === english) return french
    } else {
      const found = english.exec(message)
      if (found) return french.replace('$1', found[1] ?? '')
    }
  }
  return message
}

module.exports = { toFrench }
