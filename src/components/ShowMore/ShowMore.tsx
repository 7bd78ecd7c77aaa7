import { styled } from 'styled-components'
import { common } from '../../site/texts/common'
import { Button } from '../Button/Button'
import { WholeList } from '../WholeList/WholeList'

export type ShowMoreProps = {
  /** Asks for the next step of the list. */
  onShowMore: () => void
  /** Where the whole list stands for a browser without scripts. */
  wholeList: { to: string; label: string }
}

/** "Voir plus" below a list; without scripts, the way to all of it. */
export const ShowMore = ({ onShowMore, wholeList }: ShowMoreProps) => (
  <Row>
    <Button $look="outline" onClick={onShowMore}>
      {common.seeMore}
    </Button>
    <WholeList to={wholeList.to}>{wholeList.label}</WholeList>
  </Row>
)

const Row = styled.div`
  display: flex;
  justify-content: center;
  padding-top: clamp(3rem, 6vw, 5rem);

  /* A button that could do nothing is not shown. */
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`
