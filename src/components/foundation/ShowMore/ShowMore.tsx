import { styled } from 'styled-components'
import type { LabelledLink } from '../../../site/link'
import { common } from '../../../site/texts/common'
import { media, notPrinted } from '../../../theme/theme'
import { Button } from '../Button/Button'
import { WholeListLink } from '../../layout/WholeListLink/WholeListLink'

export type ShowMoreProps = {
  /** Called to show more of the list. */
  onShowMore: () => void
  /** The whole list, for browsers without scripts. */
  wholeList: LabelledLink
}

/** A new card comes under the pointer: the other clicks of a double or triple one must not open it. */
const ignoreRepeatedClicks = (event: MouseEvent) => {
  if (event.detail < 2) {
    window.removeEventListener('click', ignoreRepeatedClicks, { capture: true })
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** "Voir plus" below a list; without scripts, a link to the whole list. */
export const ShowMore = ({ onShowMore, wholeList }: ShowMoreProps) => (
  <Row>
    <Button
      variant="outline"
      onClick={() => {
        window.addEventListener('click', ignoreRepeatedClicks, { capture: true })
        onShowMore()
      }}
    >
      {common.seeMore}
    </Button>
    <WholeListLink to={wholeList.href}>{wholeList.label}</WholeListLink>
  </Row>
)

const Row = styled.div`
  display: flex;
  justify-content: center;
  padding-top: clamp(3rem, 6vw, 5rem);

  ${notPrinted}
  ${media.withoutScripts} {
    > button {
      display: none;
    }
  }
`
