/** The pages of the site (specification, 2). */
export type RouteName =
  | 'home'
  | 'catalogue'
  | 'product'
  | 'services'
  | 'servicesOfCategory'
  | 'service'
  | 'serviceById'
  | 'news'
  | 'article'
  | 'contact'
  | 'legalNotice'
  | 'notFound'
