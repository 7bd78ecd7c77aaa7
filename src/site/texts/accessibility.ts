import { site } from '../identity'
import { paths } from '../paths'
import type { Shop } from '../shop'
import type { Chapter } from './chapters'
import { common } from './common'
import { layoutTexts } from './layout'

export const accessibilityTexts = {
  title: layoutTexts.accessibility,
  subtitle:
    'Ce qui a été fait pour que ce site serve à chacun, ce qui reste imparfait, et comment nous signaler un obstacle.',
  metaDescription: `Déclaration d’accessibilité du site ${site.name} : ce qui a été vérifié, ce qui reste imparfait, comment signaler un problème.`,
} as const

/** The date is that of the last revision. */
export const accessibilityChapters = ({ phone }: Shop): Chapter[] => [
  {
    id: 'declaration',
    title: 'Déclaration d’accessibilité',
    blocks: [
      {
        kind: 'text',
        text: `${site.name} souhaite que ce site puisse servir à tous, notamment aux personnes qui naviguent au clavier, agrandissent les textes ou utilisent un lecteur d’écran.`,
      },
      {
        kind: 'text',
        text: 'Cette déclaration porte sur toutes les pages de ce site. Elle a été établie le 22\u00A0novembre\u00A02026.',
      },
    ],
  },
  {
    id: 'conformite',
    title: 'État de conformité',
    blocks: [
      {
        kind: 'text',
        text: 'Le site est conçu d’après les règles internationales WCAG 2.2, niveau AA, et d’après le référentiel général d’amélioration de l’accessibilité (RGAA).',
      },
      {
        kind: 'text',
        text: 'Il n’a pas été audité par un organisme. Nous n’annonçons donc aucun taux de conformité ; au sens du RGAA, un site sans audit est tenu pour non conforme.',
      },
    ],
  },
  {
    id: 'verifications',
    title: 'Ce qui a été vérifié',
    blocks: [
      {
        kind: 'text',
        text: 'Les essais ont été faits par l’équipe qui réalise le site. À chaque modification, des contrôles automatiques dans le navigateur Chromium vérifient :',
      },
      {
        kind: 'list',
        items: [
          'chaque type de page et chaque composant avec l’outil axe-core, sur un petit et sur un grand écran ;',
          'la navigation au clavier : menus, panneaux, filtres, formulaire, ordre et visibilité du focus ;',
          'l’affichage sur 320 pixels de large, avec un texte deux fois plus grand, et avec des lettres et des mots plus espacés ;',
          'ce qui est annoncé aux lecteurs d’écran : changements de page, chargements, résultats, erreurs, envoi d’un message ;',
          'l’usage avec des animations réduites, avec des couleurs forcées, et sans JavaScript.',
        ],
      },
      {
        kind: 'text',
        text: 'L’équipe a aussi parcouru chaque page au clavier et au zoom, et relevé ce que le navigateur transmet aux lecteurs d’écran.',
      },
    ],
  },
  {
    id: 'limites',
    title: 'Ce qui reste imparfait',
    blocks: [
      {
        kind: 'list',
        items: [
          'Aucun essai n’a encore été mené par des personnes handicapées, ni avec l’ensemble des lecteurs d’écran courants (NVDA, JAWS, VoiceOver, TalkBack).',
          'La carte interactive, fournie par OpenStreetMap, n’a pas été vérifiée. Elle ne s’affiche que si vous la demandez ; la liste des communes et l’adresse figurent dans la page.',
          'Les textes et les images des fiches, des services et des actualités sont ajoutés au fil du temps : une image peut manquer de description.',
          'Dans le formulaire de contact, « Type de projet » porte une étoile, alors que le message peut partir sans cette réponse.',
          'La page d’erreur, un message d’attente et certains messages du service d’envoi sont en anglais ; ils sont signalés comme tels aux lecteurs d’écran.',
        ],
      },
    ],
  },
  {
    id: 'signaler',
    title: 'Signaler un problème',
    blocks: [
      {
        kind: 'text',
        text: 'Si une page vous résiste ou qu’une information vous échappe, dites-le-nous : nous chercherons avec vous une autre façon de vous la donner, et nous corrigerons ce qui peut l’être.',
      },
      { kind: 'facts', facts: [{ name: 'Téléphone', value: phone.label }] },
      {
        kind: 'text',
        text: 'Vous pouvez aussi nous écrire par le formulaire de contact :',
        link: { label: common.contactUs, href: paths.contact },
      },
    ],
  },
  {
    id: 'recours',
    title: 'Voies de recours',
    blocks: [
      {
        kind: 'text',
        text: 'Si vous nous avez signalé un défaut qui vous empêche d’utiliser le site et que notre réponse ne vous convient pas, vous pouvez vous adresser au Défenseur des droits. Trois moyens s’offrent à vous : son formulaire, un délégué dans votre département, ou un courrier gratuit, sans timbre, à Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        link: { label: 'Écrire au Défenseur des droits', href: 'https://formulaire.defenseurdesdroits.fr/' },
      },
    ],
  },
]
