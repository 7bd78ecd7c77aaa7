import { site } from '../identity'
import { layoutTexts } from './layout'

export const tariffsTexts = {
  title: layoutTexts.tariffs,
  subtitle: 'Ce que coûtent un dépannage, une réparation ou un entretien, avant de nous appeler.',
  metaDescription: `Ce que coûte une intervention de ${site.name} sur un poêle ou une climatisation : main-d’œuvre, déplacement, devis et prestations courantes.`,
  visit: 'Une intervention',
  hourlyRate: 'Une heure de main-d’œuvre',
  timeCount: 'Décompte du temps',
  callOut: 'Déplacement',
  quote: 'Devis',
  services: 'Prestations courantes',
  project:
    'Pour l’achat ou la pose d’un appareil, le prix dépend de votre maison : il fait l’objet d’un devis.',
  mediation: 'En cas de désaccord : le médiateur de la consommation',
  onRequest: 'Nos prix vous sont donnés sur demande.',
  onRequestHint:
    'Dites-nous quel appareil vous avez et ce qui lui arrive : nous vous dirons ce que coûtent le déplacement et la main-d’œuvre.',
  unavailable: 'Nos tarifs ne peuvent pas être affichés pour le moment.',
  unavailableHint: 'Appelez-nous ou écrivez-nous : nous vous les dirons.',
  callQuestion: 'Une panne ? Nous vous disons le prix au téléphone.',
  loading: 'Chargement des tarifs…',
} as const
