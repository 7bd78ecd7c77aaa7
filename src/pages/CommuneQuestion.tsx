import type { FoundCommune } from '../communes/communeSearch'
import { CommuneFinder } from '../components/contact/CommuneFinder/CommuneFinder'
import { useCommuneFinder } from './useCommuneFinder'

export type CommuneQuestionProps = {
  /** As of `useCommuneFinder`. */
  onFound: (found: FoundCommune | null) => void
}

/** The field for a commune, with its state. It has the focus: it replaces the button that opened it. */
export const CommuneQuestion = ({ onFound }: CommuneQuestionProps) => (
  <CommuneFinder {...useCommuneFinder(onFound)} hasFocus />
)
