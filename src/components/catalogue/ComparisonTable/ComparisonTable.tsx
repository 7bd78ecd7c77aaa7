import { Link } from 'react-router-dom'
import type { ComparedValue, ComparisonRow } from '../../../catalogue/comparisonRows'
import type { Product } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { missingFact } from '../../../site/texts/common'
import { comparisonPageTexts as texts } from '../../../site/texts/comparisonPage'
import { VisuallyHidden } from '../../foundation/VisuallyHidden/VisuallyHidden'
import { EnergyClass } from '../EnergyClass/EnergyClass'
import { ProductPicture } from '../ProductPicture/ProductPicture'
import {
  DifferenceMark,
  Legend,
  Note,
  Pictures,
  RemoveButton,
  Row,
  Table,
  Value,
} from './ComparisonTable.styles'

export type ComparisonTableProps = {
  /** One to three, a column each. */
  products: readonly Product[]
  /** Their facts, with a value for each product. */
  rows: readonly ComparisonRow[]
  /** Called to compare one of them no longer. */
  onRemove: (product: Product) => void
}

const SIZES = '(min-width: 48em) 13rem, 30vw'

const NotEqual = () => (
  <DifferenceMark viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 7.5h14M3 12.5h14M14 3 6 17" />
  </DifferenceMark>
)

/** Products side by side, a row for each fact. Explicit roles: some browsers see no table in a grid. */
export const ComparisonTable = ({ products, rows, onRemove }: ComparisonTableProps) => {
  const count = products.length
  const hasSummary = products.some(({ subtitle }) => subtitle !== '')
  return (
    <>
      <Pictures $count={count}>
        {products.map((product) => (
          <div key={product.slug}>
            <ProductPicture product={product} sizes={SIZES} />
            {count > 1 && (
              <RemoveButton variant="quiet" onClick={() => onRemove(product)}>
                {texts.remove}
                <VisuallyHidden>{texts.fromComparison(product.title)}</VisuallyHidden>
              </RemoveButton>
            )}
          </div>
        ))}
      </Pictures>
      {rows.some(({ isDifferent }) => isDifferent) && (
        <Legend aria-hidden="true">
          <NotEqual />
          {texts.legend}
        </Legend>
      )}
      <Table role="table" aria-label={texts.table}>
        <thead role="rowgroup">
          <Row role="row" $count={count}>
            <th role="columnheader" scope="col">
              <VisuallyHidden>{texts.fact}</VisuallyHidden>
            </th>
            {products.map(({ slug, title }) => (
              <th key={slug} role="columnheader" scope="col">
                <Link to={paths.product(slug)}>{title}</Link>
              </th>
            ))}
          </Row>
        </thead>
        <tbody role="rowgroup">
          {hasSummary && (
            <Row role="row" $count={count}>
              <th role="rowheader" scope="row">
                {texts.summary}
              </th>
              {products.map(({ slug, subtitle }) => (
                <Cell key={slug} value={subtitle || null} />
              ))}
            </Row>
          )}
          {rows.map(({ name, values, isDifferent, note }) => (
            <Row key={name} role="row" $count={count}>
              <th role="rowheader" scope="row">
                {name}
                {isDifferent && (
                  <>
                    <NotEqual />
                    <VisuallyHidden>{texts.differs}</VisuallyHidden>
                  </>
                )}
                {note && <Note>{note}</Note>}
              </th>
              {products.map(({ slug }, index) => (
                <Cell key={slug} value={values[index] ?? null} isStrong={isDifferent} />
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}

type CellProps = { value: ComparedValue; isStrong?: boolean }

const Cell = ({ value, isStrong = false }: CellProps) => (
  <Value role="cell" $isStrong={isStrong}>
    {value === null && (
      <>
        <span aria-hidden="true">{missingFact}</span>
        <VisuallyHidden>{texts.missing}</VisuallyHidden>
      </>
    )}
    {typeof value === 'string' ? value : value && <EnergyClass rating={value} isSmall />}
  </Value>
)
