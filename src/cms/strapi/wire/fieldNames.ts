/** The names that a field may have, the preferred one first (specification, 3); wire types and normalisers use them. */
export const productFields = {
  id: ['documentId', 'id'],
  slug: ['slug'],
  href: ['href'],
  title: ['title'],
  subtitle: ['subtitle'],
  description: ['description'],
  image: ['image', 'cover'],
  categories: ['categories', 'category'],
  type: ['type', 'Type', 'productType'],
  brand: ['brand', 'Brand', 'marque', 'Marque'],
  power: ['power_kw', 'powerKw', 'puissance', 'puissance_kw'],
  energyClass: ['energy_class'],
  energyLabel: ['energy_label'],
  productFiche: ['product_fiche'],
  position: ['position'],
  previousSlugs: ['previous_slugs'],
  updatedAt: ['updatedAt'],
} as const

export const categoryFields = {
  id: ['documentId', 'id'],
  name: ['name'],
  position: ['position'],
} as const

export const articleFields = {
  id: ['documentId', 'id'],
  slug: ['slug'],
  title: ['title'],
  excerpt: ['excerpt'],
  content: ['content'],
  cover: ['cover', 'image'],
  date: ['date', 'publishedAt', 'updatedAt', 'createdAt'],
  updatedAt: ['updatedAt'],
  tags: ['tags'],
  source: ['source'],
  sourceId: ['sourceId'],
  sourceUrl: ['sourceUrl'],
  previousSlugs: ['previous_slugs'],
} as const

export const serviceFields = {
  id: ['documentId', 'id'],
  sortId: ['id', 'documentId'],
  slug: ['slug'],
  title: ['title'],
  subtitle: ['subtitle'],
  date: ['date'],
  category: ['category', 'categories'],
  image: ['image', 'cover'],
  icon: ['icon'],
  content: ['content'],
  position: ['position'],
  previousSlugs: ['previous_slugs'],
  updatedAt: ['updatedAt'],
} as const

export const shopFields = {
  phone: ['phone'],
  email: ['email'],
  street: ['street'],
  postalCode: ['postal_code'],
  village: ['village'],
  facebook: ['facebook'],
  linkedin: ['linkedin'],
  sunday: ['sunday'],
  monday: ['monday'],
  tuesday: ['tuesday'],
  wednesday: ['wednesday'],
  thursday: ['thursday'],
  friday: ['friday'],
  saturday: ['saturday'],
  closures: ['closures'],
  opensOnHolidays: ['open_on_holidays'],
  notice: ['notice'],
  noticeFrom: ['notice_from'],
  noticeUntil: ['notice_until'],
} as const

export const homePageFields = {
  promise: ['promise'],
  servicesHeading: ['services_heading'],
  servicesLead: ['services_lead'],
  sale: ['sale'],
  installation: ['installation'],
  maintenance: ['maintenance'],
  support: ['support'],
  areaHeading: ['area_heading'],
  areaSentence: ['area_sentence'],
  partnersHeading: ['partners_heading'],
} as const

export const legalNoticeFields = {
  companyName: ['company_name'],
  legalForm: ['legal_form'],
  shareCapital: ['share_capital'],
  headOffice: ['head_office'],
  siren: ['siren'],
  siret: ['siret'],
  tradeRegister: ['trade_register'],
  vatNumber: ['vat_number'],
  publicationManager: ['publication_manager'],
  hostName: ['host_name'],
  hostAddress: ['host_address'],
  hostPhone: ['host_phone'],
  mediatorName: ['mediator_name'],
  mediatorAddress: ['mediator_address'],
  mediatorWebsite: ['mediator_website'],
  messageRetention: ['message_retention'],
} as const

export const tariffFields = {
  hourlyRate: ['hourly_rate'],
  timeCount: ['time_count'],
  callOut: ['call_out'],
  quote: ['quote'],
  services: ['services'],
  vat: ['vat'],
} as const

export const partnerFields = {
  id: ['documentId', 'id'],
  name: ['name'],
  logo: ['logo'],
  link: ['link'],
  position: ['position'],
} as const
