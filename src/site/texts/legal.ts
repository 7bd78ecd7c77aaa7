import { site } from '../identity'
import type { LegalDetails } from '../legal'
import { paths } from '../paths'
import { addressLines, inOneLine, type Shop } from '../shop'
import type { Chapter } from './chapters'
import { common } from './common'
import { layoutTexts } from './layout'

export const legalTexts = {
  title: layoutTexts.legal,
  subtitle: 'Qui édite ce site, qui l’héberge, et ce que deviennent les informations que vous nous confiez.',
  metaDescription: `Mentions légales de ${site.name} : identité de l’entreprise, hébergeur, propriété intellectuelle, données personnelles, médiation et droit applicable.`,
} as const

const isAddress = (text: string) => text.includes('@')

const mediatorLink = ({ website }: LegalDetails['mediator']): Chapter['blocks'] =>
  /^https?:\/\/\S+$/i.test(website)
    ? [{ kind: 'text', text: 'Pour le saisir en ligne :', link: { label: website, href: website } }]
    : []

/** Specification, 2. */
export const legalChapters = (shop: Shop, legal: LegalDetails): Chapter[] => [
  {
    id: 'editeur',
    title: 'Éditeur du site',
    blocks: [
      { kind: 'text', text: `Le site ${site.name} est édité par :` },
      {
        kind: 'facts',
        facts: [
          { name: 'Raison sociale', value: legal.companyName },
          { name: 'Forme juridique', value: legal.legalForm },
          { name: 'Capital social', value: legal.shareCapital },
          { name: 'Siège social', value: legal.headOffice },
          { name: 'Adresse de l’établissement', value: inOneLine(addressLines(shop).join(', ')) },
          { name: 'SIREN', value: legal.siren },
          { name: 'SIRET', value: legal.siret },
          { name: 'Registre du commerce et des sociétés', value: legal.tradeRegister },
          { name: 'TVA intracommunautaire', value: legal.vatNumber },
          { name: 'Téléphone', value: shop.phone.label },
          { name: 'Adresse électronique', value: shop.email },
        ],
      },
    ],
  },
  {
    id: 'publication',
    title: 'Directeur de la publication',
    blocks: [{ kind: 'facts', facts: [{ name: 'Responsable', value: legal.publicationManager }] }],
  },
  {
    id: 'hebergeur',
    title: 'Hébergeur',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: 'Nom', value: legal.host.name },
          { name: 'Adresse', value: legal.host.address },
          { name: 'Téléphone', value: legal.host.phone },
        ],
      },
    ],
  },
  {
    id: 'propriete-intellectuelle',
    title: 'Propriété intellectuelle',
    blocks: [
      {
        kind: 'text',
        text: 'Les textes, les images, le logo et la mise en forme de ce site sont protégés par le Code de la propriété intellectuelle. Leur reproduction, même partielle, demande notre accord écrit ; une courte citation qui nomme sa source reste libre.',
      },
      {
        kind: 'text',
        text: 'Les noms, marques et logos des fabricants cités appartiennent à leurs titulaires. Ils ne figurent ici que pour désigner les appareils que nous vendons, posons ou entretenons.',
      },
    ],
  },
  {
    id: 'donnees-personnelles',
    title: 'Données personnelles',
    blocks: [
      {
        kind: 'text',
        text: 'Le formulaire de contact est le seul endroit de ce site où vous nous confiez des informations : vos nom et prénom, votre numéro de téléphone, votre adresse électronique si vous la donnez, le type de votre projet et votre message. L’entreprise désignée ci-dessus est responsable de leur traitement.',
      },
      {
        kind: 'facts',
        facts: [
          { name: 'Finalité', value: 'Répondre à votre demande et préparer un devis' },
          {
            name: 'Base légale',
            value: 'Mesures précontractuelles prises à votre demande (article 6, paragraphe 1, b du RGPD)',
          },
          { name: 'Destinataires', value: 'Notre équipe ; EmailJS, sous-traitant chargé de l’acheminement' },
          { name: 'Conservation', value: legal.messageRetention },
        ],
      },
      {
        kind: 'text',
        text: 'Le message est acheminé par le service d’envoi EmailJS, qui agit pour notre compte et dont les serveurs peuvent se trouver hors de l’Union européenne. Il n’est ni vendu, ni utilisé pour de la prospection.',
        link: {
          label: 'Politique de confidentialité d’EmailJS',
          href: 'https://www.emailjs.com/legal/privacy-policy/',
        },
      },
    ],
  },
  {
    id: 'vos-droits',
    title: 'Vos droits',
    blocks: [
      {
        kind: 'text',
        text: 'Le règlement général sur la protection des données (RGPD) et la loi « Informatique et Libertés » vous donnent le droit :',
      },
      {
        kind: 'list',
        items: [
          'd’accéder aux données qui vous concernent et d’en recevoir une copie ;',
          'de les faire corriger ou effacer ;',
          'd’en faire limiter l’usage ou de vous y opposer ;',
          'de les recevoir dans un format réutilisable ;',
          'de dire ce qu’elles deviendront après votre décès.',
        ],
      },
      {
        kind: 'text',
        text: 'Pour exercer l’un de ces droits, écrivez-nous ou appelez-nous ; nous répondons dans le mois.',
        ...(isAddress(shop.email) && {
          link: { label: shop.email, href: `mailto:${shop.email}` },
        }),
      },
      {
        kind: 'facts',
        facts: [
          { name: 'Adresse électronique', value: shop.email },
          { name: 'Courrier', value: legal.headOffice },
          { name: 'Téléphone', value: shop.phone.label },
        ],
      },
      {
        kind: 'text',
        text: 'Si notre réponse ne vous convient pas, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
        link: { label: 'Adresser une plainte à la CNIL', href: 'https://www.cnil.fr/fr/plaintes' },
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies et mémoire du navigateur',
    blocks: [
      {
        kind: 'text',
        text: 'Ce site ne dépose aucun cookie, ne mesure pas son audience et n’affiche pas de publicité. Votre navigateur garde seulement, sur votre appareil et pour le bon fonctionnement des pages :',
      },
      {
        kind: 'list',
        items: [
          'le brouillon du formulaire de contact, jusqu’à son envoi ou la fermeture de l’onglet (contact_draft, contact_quote) ;',
          'l’heure de votre dernier envoi, pour éviter les doublons (contact_last_submit) ;',
          'les produits que vous voulez comparer, jusqu’à ce que vous les retiriez (comparison) ;',
          'l’endroit où vous étiez dans chaque page, jusqu’à la fermeture de l’onglet (scroll_positions) ;',
          'le dessin de certaines icônes, pendant une semaine (icon:…) ;',
          'la trace d’une page rechargée après une mise à jour du site, jusqu’à la suivante (reloaded_for_deploy).',
        ],
      },
      {
        kind: 'text',
        text: 'Rien de cela ne nous est transmis. La carte interactive n’est demandée à OpenStreetMap que si vous appuyez sur son bouton. Lorsqu’un service porte une icône, son dessin peut être demandé au service public Iconify après votre premier clic, jamais avant.',
      },
    ],
  },
  {
    id: 'mediation',
    title: 'Médiation de la consommation',
    blocks: [
      {
        kind: 'text',
        text: 'En cas de désaccord, écrivez-nous d’abord. Si nous ne trouvons pas de solution ensemble, vous pouvez saisir gratuitement le médiateur dont nous relevons (articles L. 611-1 et suivants du Code de la consommation) :',
      },
      {
        kind: 'facts',
        facts: [
          { name: 'Médiateur', value: legal.mediator.name },
          { name: 'Adresse', value: legal.mediator.address },
          { name: 'Site', value: legal.mediator.website },
        ],
      },
      ...mediatorLink(legal.mediator),
    ],
  },
  {
    id: 'responsabilite',
    title: 'Limites de responsabilité',
    blocks: [
      {
        kind: 'text',
        text: 'Nous tenons ces pages à jour avec soin, sans pouvoir garantir qu’elles soient toujours complètes ni exemptes d’erreur. Les puissances, les descriptions et les images des appareils sont indicatives : seuls le devis signé et la notice du fabricant engagent.',
      },
      {
        kind: 'text',
        text: 'Nous ne pouvons être tenus responsables d’une interruption du site, d’un dommage causé par le matériel de l’internaute, ni du contenu des autres sites vers lesquels des liens sont proposés.',
      },
    ],
  },
  {
    id: 'droit-applicable',
    title: 'Droit applicable',
    blocks: [
      {
        kind: 'text',
        text: 'Ce site et ces mentions légales sont soumis au droit français. À défaut d’accord amiable, les tribunaux français sont compétents, sans que cela prive le consommateur du choix que la loi lui laisse.',
        link: { label: common.contactUs, href: paths.contact },
      },
    ],
  },
]
