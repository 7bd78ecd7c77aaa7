import type {
  BrandLeaf,
  BreadcrumbListLeaf,
  EnergyConsumptionDetailsLeaf,
  GeoCircleLeaf,
  GeoCoordinatesLeaf,
  HVACBusinessLeaf,
  ImageObjectLeaf,
  ListItemLeaf,
  NewsArticleLeaf,
  OpeningHoursSpecificationLeaf,
  PostalAddressLeaf,
  ProductLeaf,
  QuantitativeValueLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { TO_COMPLETE } from '../site/identity'
import { isFields } from '../values/fields'

type Leaf =
  | BrandLeaf
  | BreadcrumbListLeaf
  | EnergyConsumptionDetailsLeaf
  | GeoCircleLeaf
  | GeoCoordinatesLeaf
  | HVACBusinessLeaf
  | ImageObjectLeaf
  | ListItemLeaf
  | NewsArticleLeaf
  | OpeningHoursSpecificationLeaf
  | PostalAddressLeaf
  | ProductLeaf
  | QuantitativeValueLeaf
  | ServiceLeaf
  | WebSiteLeaf

type Allowed = {
  [Type in Leaf['@type']]: readonly Exclude<keyof Extract<Leaf, { '@type': Type }>, '@type'>[]
}

const allowed: Allowed = {
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  EnergyConsumptionDetails: [
    'hasEnergyEfficiencyCategory',
    'energyEfficiencyScaleMin',
    'energyEfficiencyScaleMax',
  ],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  HVACBusiness: [
    '@id',
    'address',
    'areaServed',
    'email',
    'geo',
    'image',
    'name',
    'openingHoursSpecification',
    'sameAs',
    'slogan',
    'specialOpeningHoursSpecification',
    'telephone',
    'url',
  ],
  ImageObject: ['caption', 'height', 'url', 'width'],
  ListItem: ['item', 'name', 'position'],
  NewsArticle: [
    '@id',
    'author',
    'dateModified',
    'datePublished',
    'description',
    'headline',
    'image',
    'inLanguage',
    'isBasedOn',
    'keywords',
    'mainEntityOfPage',
    'publisher',
    'url',
  ],
  OpeningHoursSpecification: ['closes', 'dayOfWeek', 'opens', 'validFrom', 'validThrough'],
  PostalAddress: ['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
  Product: [
    '@id',
    'brand',
    'depth',
    'description',
    'hasEnergyConsumptionDetails',
    'height',
    'image',
    'name',
    'url',
    'weight',
    'width',
  ],
  QuantitativeValue: ['unitCode', 'value'],
  Service: ['@id', 'areaServed', 'description', 'image', 'name', 'provider', 'serviceType', 'url'],
  WebSite: ['@id', 'inLanguage', 'name', 'publisher', 'url'],
}

const propertiesOf = new Map<unknown, ReadonlySet<string>>(
  Object.entries(allowed).map(([type, names]) => [type, new Set<string>(names)]),
)

const textProblems = (text: string, path: string): string[] =>
  text.trim() === '' || text.includes(TO_COMPLETE) ? [`${path} is empty or a placeholder: “${text}”`] : []

/** @returns unknown types and properties, empty and placeholder texts. */
export const schemaProblems = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return textProblems(value, path)
  if (Array.isArray(value)) return value.flatMap((item, index) => schemaProblems(item, `${path}[${index}]`))
  if (!isFields(value)) return value === null ? [`${path} is null`] : []
  const { '@type': type, ...properties } = value
  const known = propertiesOf.get(type)
  if (!known) return [`${path} has the type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, inner]) => [
    ...(known.has(name) ? [] : [`${path}.${name} is not a property of ${String(type)}`]),
    ...schemaProblems(inner, `${path}.${name}`),
  ])
}
