import { site, TO_COMPLETE } from './identity'

/** Legally required information about the firm, its web host and its mediator; only the owner knows it. */
export const legal = {
  companyName: TO_COMPLETE,
  legalForm: TO_COMPLETE,
  /** Specification, 9. */
  shareCapital: '2 000 euros',
  headOffice: TO_COMPLETE,
  siren: TO_COMPLETE,
  siret: TO_COMPLETE,
  /** City and number of the trade register. */
  tradeRegister: TO_COMPLETE,
  vatNumber: TO_COMPLETE,
  publicationManager: TO_COMPLETE,
  host: { name: TO_COMPLETE, address: TO_COMPLETE, phone: TO_COMPLETE },
  /** Where requests about personal data are sent. */
  dataContact: site.email,
  mediator: { name: TO_COMPLETE, address: TO_COMPLETE, website: TO_COMPLETE },
  /** How long a contact message is kept; three years after the last exchange is what the CNIL advises for prospects. */
  messageRetention: 'trois ans au plus après notre dernier échange',
} as const
