import type { FoundCommune } from '../../communes/communeSearch'
import { CommuneFinder } from '../../components/contact/CommuneFinder/CommuneFinder'
import { useCommuneFinder } from './useCommuneFinder'

export type CommuneQuestionProps = {
  /** As of `useCommuneFinder`. */
  onFound: (found: FoundCommune | null) => void
  /** As of `CommuneFinder`. */
  hasFocus: boolean
}

/** The field for a commune, with its state. */
export const CommuneQuestion = ({ onFound, hasFocus }: CommuneQuestionProps) => (
  <CommuneFinder {...useCommuneFinder(onFound)} hasFocus={hasFocus} />
)
