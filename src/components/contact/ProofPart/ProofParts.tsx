import { noProof } from '../../../site/proof'
import { Reviews } from '../../home/Reviews/Reviews'
import { ContactPerson } from '../ContactPerson/ContactPerson'
import { ProofRow } from '../ProofRow/ProofRow'
import type { ProofPartProps } from './ProofPart'

export const ProofParts = ({ part, proof = noProof, place }: Partial<ProofPartProps>) => {
  if (part === 'person') return <ContactPerson proof={proof} />
  return part === 'reviews' ? <Reviews proof={proof} /> : <ProofRow proof={proof} place={place} />
}
