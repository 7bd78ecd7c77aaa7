import { prerenderedPart } from '../../../hydration/lazy/prerenderedPart'
import { useIsPrerendered } from '../../../hydration/lazy/useIsPrerendered'
import { noProof, type Proof } from '../../../site/proof'
import type { ProofPlace } from '../ProofRow/ProofRow'

export type ProofPartProps = {
  /** The row of certifications, the person who answers, or the reviews. */
  part: 'row' | 'person' | 'reviews'
  /** What the owner says of the firm in the backend. */
  proof: Proof
  /** Where a row is. */
  place?: ProofPlace
}

const Parts = prerenderedPart<ProofPartProps>(async () => (await import('./ProofParts')).ProofParts)

/**
 * What shows that the firm is real. A prerendered page keeps its HTML: the code is loaded for what the owner has changed
 * since the build, and for another page.
 */
export const ProofPart = (props: ProofPartProps) => {
  const isPrerendered = useIsPrerendered(props.proof)
  return props.proof !== noProof && <Parts {...(!isPrerendered && props)} />
}
