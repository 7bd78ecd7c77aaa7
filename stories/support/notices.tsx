import type { ReactNode } from 'react'
import { NoticeContext } from '../../src/components/foundation/noticeContext'
import type { DatedNotice } from '../../src/site/currentNotice'

/** What an owner announces for the summer. */
export const summerNotice: DatedNotice = {
  text: 'Fermé du 1er au 15 août, dépannages assurés',
  from: '2027-07-20',
  until: '2027-08-15',
  isShown: true,
}

/** The longest notice that the backend takes, in French: 160 signs. */
export const longNotice: DatedNotice = {
  ...summerNotice,
  text: 'Le magasin est fermé du lundi 2 au samedi 14 août inclus, mais nous répondons au téléphone le matin et les dépannages restent assurés dans toute la haute vallée.',
}

/** Announces the summer in whatever is inside. */
export const DuringSummer = ({ children }: { children: ReactNode }) => (
  <NoticeContext value={summerNotice}>{children}</NoticeContext>
)
