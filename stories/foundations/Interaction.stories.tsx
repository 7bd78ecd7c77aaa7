import { fn } from 'storybook/test'
import preview from '../../.storybook/preview'
import { sortOrders } from '../../src/catalogue/sort'
import { AppliedFilters } from '../../src/components/catalogue/AppliedFilters/AppliedFilters'
import { BrandBar } from '../../src/components/catalogue/BrandBar/BrandBar'
import { CompareToggle } from '../../src/components/catalogue/CompareToggle/CompareToggle'
import { FilterField } from '../../src/components/catalogue/FilterField/FilterField'
import { ProductCard } from '../../src/components/catalogue/ProductCard/ProductCard'
import { RelaxSuggestions } from '../../src/components/catalogue/RelaxSuggestions/RelaxSuggestions'
import { SortSelect } from '../../src/components/catalogue/SortSelect/SortSelect'
import { Field, Input, Select, TextArea } from '../../src/components/contact/Field/Field'
import { Button, ButtonLink } from '../../src/components/foundation/Button/Button'
import { RichText } from '../../src/components/foundation/RichText/RichText'
import { ShareButton } from '../../src/components/foundation/ShareButton/ShareButton'
import { Tab, TabLink } from '../../src/components/foundation/TabRow/TabRow'
import { MainActionLink } from '../../src/components/layout/MainActionLink/MainActionLink'
import { MenuLink } from '../../src/components/layout/MenuLink/MenuLink'
import { SocialLinks } from '../../src/components/layout/SocialLinks/SocialLinks'
import { ArticleCard } from '../../src/components/news/ArticleCard/ArticleCard'
import { ServiceCard } from '../../src/components/services/ServiceCard/ServiceCard'
import { paths } from '../../src/site/paths'
import { catalogueTexts } from '../../src/site/texts/catalogue'
import { contactTexts } from '../../src/site/texts/contact'
import { layoutTexts } from '../../src/site/texts/layout'
import { fieldErrors } from '../../src/site/texts/submission'
import { firstOf, someArticles, someProducts, someServices } from '../support/samples'
import { Interactions, interactionStates, type Sample } from '../support/Interactions'

const meta = preview.meta({
  title: 'Foundations/Interaction',
  component: Interactions,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: {
      description: {
        component:
          'What changes under the pointer, with the focus of the keyboard, while it is pressed and, where it can be, when it is disabled, on the surfaces where it is used. Links of a page and of the breadcrumb are landmarks: their own stories show these states.',
      },
    },
  },
  globals: interactionStates,
  args: { samples: [] as Sample[] },
})

const label = 'Devis'
const arrow = { to: paths.contact, children: label }

/** A pressed button also is under the pointer. */
export const Buttons = meta.story({
  args: {
    samples: [
      { name: 'Solid', children: <Button>{label}</Button>, disabled: <Button disabled>{label}</Button> },
      {
        name: 'Outline',
        children: <Button variant="outline">{label}</Button>,
        disabled: (
          <Button variant="outline" disabled>
            {label}
          </Button>
        ),
      },
      {
        name: 'Quiet',
        children: <Button variant="quiet">{label}</Button>,
        disabled: (
          <Button variant="quiet" disabled>
            {label}
          </Button>
        ),
      },
      { name: 'As a link', children: <ButtonLink to={paths.contact}>{label}</ButtonLink> },
      { name: 'Main action', children: <MainActionLink {...arrow} /> },
      { name: 'Share', children: <ShareButton hasMenu state="idle" address="/" onPress={fn()} /> },
    ],
  },
})

export const Links = meta.story({
  args: {
    samples: [
      { name: 'Of the menu', children: <MenuLink to={paths.products}>{layoutTexts.menu.products}</MenuLink> },
      { name: 'In a text', children: <RichText html='<p>Voir <a href="/tarifs">nos tarifs</a>.</p>' /> },
      { name: 'Social networks', children: <SocialLinks linkedin="#linkedin" facebook="#facebook" /> },
    ],
  },
})

export const Tabs = meta.story({
  args: {
    samples: [
      {
        name: 'Tab',
        children: (
          <Tab isSelected={false} onSelect={fn()}>
            Inserts
          </Tab>
        ),
      },
      {
        name: 'Selected tab',
        children: (
          <Tab isSelected onSelect={fn()}>
            Inserts
          </Tab>
        ),
      },
      {
        name: 'Link among tabs',
        children: (
          <ul role="list">
            <TabLink to={paths.services} isCurrent={false}>
              Entretien
            </TabLink>
          </ul>
        ),
      },
      {
        name: 'Brand',
        children: (
          <BrandBar brands={[{ value: 'fontane', label: 'Fontane' }]} selected={null} onSelect={fn()} />
        ),
      },
      {
        name: 'Applied filter',
        children: (
          <AppliedFilters filters={[{ name: 'brand', label: 'Granéo' }]} onRemove={fn()} onClearAll={fn()} />
        ),
      },
      {
        name: 'Compare',
        children: <CompareToggle title="Ondéa 8" isChosen={false} isFull={false} onToggle={fn()} />,
        disabled: <CompareToggle title="Ondéa 8" isChosen={false} isFull onToggle={fn()} />,
      },
      {
        name: 'Chosen to compare',
        children: <CompareToggle title="Ondéa 8" isChosen isFull={false} onToggle={fn()} />,
      },
      {
        name: 'Suggestion',
        children: (
          <RelaxSuggestions suggestions={[{ label: '8 produits sans le filtre de marque', onApply: fn() }]} />
        ),
      },
    ],
  },
})

const { fullName, message } = contactTexts.labels

/** They are on the light surface only; the last column is read-only. */
export const Fields = meta.story({
  args: {
    surfaces: ['light'],
    samples: [
      {
        name: 'Text',
        children: <Field label={fullName}>{(control) => <Input {...control} defaultValue="Jeanne" />}</Field>,
        disabled: (
          <Field label={fullName}>{(control) => <Input {...control} readOnly defaultValue="Jeanne" />}</Field>
        ),
      },
      {
        name: 'Long text',
        children: <Field label={message}>{(control) => <TextArea {...control} rows={2} />}</Field>,
      },
      {
        name: 'In error',
        children: (
          <Field label={fullName} error={fieldErrors.fullName}>
            {(control) => <Input {...control} />}
          </Field>
        ),
      },
      {
        name: 'Choice',
        children: (
          <Field label={contactTexts.labels.projectType}>
            {(control) => (
              <Select {...control}>
                <option>Entretien</option>
              </Select>
            )}
          </Field>
        ),
      },
      {
        name: 'Filter',
        children: <FilterField label={catalogueTexts.powerMin}>{(id) => <input id={id} />}</FilterField>,
      },
      { name: 'Order', children: <SortSelect orders={sortOrders} selected="shop" onSelect={fn()} /> },
    ],
  },
})

/** The link of a card covers it: the whole card reacts. */
export const Cards = meta.story({
  args: {
    samples: [
      {
        name: 'Product',
        // The name of its picture's transition comes from its slug.
        children: (cell) => <ProductCard product={{ ...firstOf(someProducts(1)), slug: cell }} />,
      },
      { name: 'Service', children: <ServiceCard service={firstOf(someServices(1))} /> },
      { name: 'Article', children: <ArticleCard article={firstOf(someArticles(1))} /> },
    ],
  },
})
