import { comparisonHref } from '../../catalogue/comparison'
import { emptyChoice, toggleChosen, writeChoice, type Choice } from '../../catalogue/comparisonChoice'
import { CompareTray } from '../../components/catalogue/CompareTray/CompareTray'
import { announce } from '../../components/foundation/Announcer/announce'
import { comparisonTexts } from '../../site/texts/comparison'
import { trayTexts } from '../../site/texts/comparisonTray'

/** The strip with the products to compare, which changes the choice. */
export const ChosenProducts = ({ choice }: { choice: Choice }) => (
  <CompareTray
    products={choice}
    href={comparisonHref(choice.map(({ slug }) => slug))}
    onRemove={(product) => {
      writeChoice(toggleChosen(choice, product))
      announce(comparisonTexts.removed(product.title))
    }}
    onClear={() => {
      writeChoice(emptyChoice)
      announce(trayTexts.cleared)
    }}
  />
)
