import { TO_COMPLETE } from './identity'

/** The owner can change it in the backend; else `defaultLegal` is shown. */
export type LegalDetails = {
  companyName: string
  legalForm: string
  shareCapital: string
  headOffice: string
  siren: string
  siret: string
  tradeRegister: string
  vatNumber: string
  publicationManager: string
  host: { name: string; address: string; phone: string }
  mediator: { name: string; address: string; website: string }
  messageRetention: string
}

export const defaultLegal: LegalDetails = {
  companyName: TO_COMPLETE,
  legalForm: TO_COMPLETE,
  /** Specification, 9. */
  shareCapital: '2 000 euros',
  headOffice: TO_COMPLETE,
  siren: TO_COMPLETE,
  siret: TO_COMPLETE,
  tradeRegister: TO_COMPLETE,
  vatNumber: TO_COMPLETE,
  publicationManager: TO_COMPLETE,
  host: { name: TO_COMPLETE, address: TO_COMPLETE, phone: TO_COMPLETE },
  mediator: { name: TO_COMPLETE, address: TO_COMPLETE, website: TO_COMPLETE },
  /** Three years after the last exchange is what the CNIL advises for prospects. */
  messageRetention: 'trois ans au plus après notre dernier échange',
}
