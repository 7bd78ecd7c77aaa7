// What visitors ask of the public API, and what is refused before the database is asked, see
// `src/content/request-limits.js`.

export const list = <T>(count: number, write: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => write(index))

export const joined = (count: number, write: (index: number) => string) => list(count, write).join('&')

/** Of an entry that the requests look up. */
export const TITLE = 'Poêle à granulés Étoile 9,5 kW'
export const encoded = encodeURIComponent(TITLE)
export const live = 'populate=*&publicationState=live'

/** The requests of the specification (section 7), and what the site adds to them. */
export const own: [what: string, path: string][] = [
  [
    'a page of services',
    '/api/blog-posts?populate=image&pagination[page]=1&pagination[pageSize]=10&sort=id:asc',
  ],
  ['a category of services', '/api/blog-posts?populate=image&sort=id:asc&filters[category][$containsi]=sav'],
  [
    'every spelling of a category',
    `/api/blog-posts?${joined(5, (index) => `filters[$or][${index}][category][$containsi]=sav`)}`,
  ],
  [
    'a service by its title',
    `/api/blog-posts?filters[title][$containsi]=${encoded}&${live}&pagination[page]=1&pagination[pageSize]=1`,
  ],
  ['a product by its title', `/api/products?filters[title][$eq]=${encoded}&${live}`],
  ['a product by a part of its title', `/api/products?filters[title][$containsi]=${encoded}&${live}`],
  ['a page of products', '/api/products?populate=*&pagination[page]=1&pagination[pageSize]=100'],
  ['the version of the list', '/api/products?fields[0]=updatedAt&sort=updatedAt:desc&pagination[pageSize]=1'],
  [
    'the news',
    `/api/articles?populate=*&sort=publishedAt:desc&pagination[page]=1&pagination[pageSize]=50&publicationState=live`,
  ],
  [
    'a search in the news',
    `/api/articles?${live}&${['title', 'excerpt', 'content'].map((field, index) => `filters[$or][${index}][${field}][$containsi]=${encoded}`).join('&')}`,
  ],
]

/** Each is one step beyond the limit, or far beyond. */
export const greedy: [what: string, query: string][] = [
  [
    'conditions by a relation',
    joined(18, (index) => `filters[$and][${index}][categories][name][$containsi]=e`),
  ],
  [
    'so many that Strapi fails',
    joined(60, (index) => `filters[$and][${index}][categories][name][$containsi]=e`),
  ],
  ['four by relations', joined(4, (index) => `filters[$or][${index}][categories][$notNull]=true`)],
  ['one value repeated', joined(11, () => 'filters[title][$containsi]=e')],
  ['eleven conditions', joined(11, (index) => `filters[$or][${index}][title][$containsi]=e`)],
  ['eleven values in a list', joined(11, (index) => `filters[title][$in][${index}]=e`)],
  ['values in brackets without numbers', joined(11, () => 'filters[title][$in][]=e')],
  ['an index beyond those of a list', joined(11, (index) => `filters[$or][${index + 200}][title][$eq]=e`)],
  ['$not in $not', `filters${'[$not]'.repeat(8)}[title]=e`],
  ['$and in $or', `filters${'[$and][0][$or][0]'.repeat(2)}[title][$eq]=e`],
  ['more levels than are parsed', `filters${'[$and][0]'.repeat(30)}[title]=e`],
  ['a relation of a relation', 'filters[image][related][title][$contains]=e'],
  ['a long value', `filters[title][$containsi]=${'e'.repeat(501)}`],
  ['a long search', `_q=${'e'.repeat(501)}`],
  ['a page beyond any list', 'pagination[page]=99999999999999999999'],
  ['a start beyond any list', 'pagination[start]=1e20&pagination[limit]=1'],
  ['five sorts', 'sort=title,slug,subtitle,id,brand'],
  ['five sorts, one by one', joined(5, () => 'sort=title:asc')],
  ['sorts by relations', 'sort=categories.name,image.name,categories.id,image.id'],
  ['sorts by relations, in brackets', joined(4, (index) => `sort[${index}][categories][name]=asc`)],
  ['41 fields', joined(41, () => 'fields=title')],
  ['41 fields in one text', `fields=${list(41, () => 'title').join()}`],
  ['eleven relations', `populate=${list(11, () => 'image').join()}`],
  ['eleven relations, one by one', joined(11, (index) => `populate[${index}]=image`)],
  ['three levels of relations', 'populate[categories][populate][image][populate]=*'],
  ['three levels, with points', 'populate=image.folder.parent'],
  [
    'conditions in what is populated',
    joined(11, (index) => `populate[categories][filters][$or][${index}][name][$eq]=e`),
  ],
  ...['filters', 'sort', 'fields', 'populate'].map((name): [what: string, query: string] => [
    `conditions whose value is called ${name}`,
    joined(4, (index) => `filters[$and][${index}][categories][name][$containsi][${name}]=e`),
  ]),
]
