import type { FoundCommune } from '../../communes/communeSearch'
import { CommuneFinder, type CommuneTopic } from '../../components/contact/CommuneFinder/CommuneFinder'
import { useCommuneFinder } from './useCommuneFinder'

export type CommuneLookupProps = {
  topic: CommuneTopic
  /** As of `useCommuneFinder`. */
  onFound: (found: FoundCommune | null) => void
  /** As of `CommuneFinder`. */
  hasFocus: boolean
}

/** The field for a commune, with its state. */
export const CommuneLookup = ({ topic, onFound, hasFocus }: CommuneLookupProps) => (
  <CommuneFinder {...useCommuneFinder(topic, onFound)} topic={topic} hasFocus={hasFocus} />
)
