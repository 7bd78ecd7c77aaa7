// What shows that a real firm stands behind the site. Only the owner's backend says it: nothing here has a default.

/** `href` is the certificate's address. */
export type Certification = { name: string; number?: string; href?: string }

/** `portrait` is the address of a picture. */
export type ContactPerson = { name: string; portrait?: string; sentence?: string }

export type ReviewQuote = { text: string; author?: string }

/** `score` out of 5, with one decimal; `date` is the ISO date on which it was read at `source`. */
export type Reviews = {
  score: number
  count: number
  source: string
  href: string
  date?: string
  quotes: readonly ReviewQuote[]
}

export type Proof = {
  certifications: readonly Certification[]
  /** The insurer and the contract of the ten-year liability insurance. */
  insurance?: string
  /** The year in which the firm was founded. */
  since?: number
  /** As in "sous 24 h ouvrées". */
  responseDelay?: string
  contact?: ContactPerson
  reviews?: Reviews
}

export const noProof: Proof = { certifications: [] }
