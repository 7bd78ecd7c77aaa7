import { styled } from 'styled-components'
import type { LabelledLink } from '../../../site/link'
import { common } from '../../../site/texts/common'
import { media, notPrinted, theme } from '../../../theme/theme'
import { useAnnouncement } from '../Announcer/announce'
import { Button } from '../Button/Button'
import { Loading } from '../Loading/Loading'
import { WholeListLink } from '../../layout/WholeListLink/WholeListLink'

export type ShowMoreProps = {
  /** Called to show more of the list, or to read again what could not be. */
  onShowMore: () => void
  /** What was asked for last, while it is not shown. */
  rest?: 'loading' | 'error'
  /** Says that it is loading. */
  loadingLabel: string
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
export const ShowMore = ({ onShowMore, rest, loadingLabel, wholeList }: ShowMoreProps) => {
  const failure = rest === 'error' ? common.moreUnavailable : ''
  useAnnouncement(failure)
  return (
    <Column>
      {failure && <p>{failure}</p>}
      <Button
        variant="outline"
        onClick={() => {
          window.addEventListener('click', ignoreRepeatedClicks, { capture: true })
          onShowMore()
        }}
      >
        {failure ? common.retry : common.seeMore}
      </Button>
      <WholeListLink to={wholeList.href}>{wholeList.label}</WholeListLink>
      {rest === 'loading' && <Loading label={loadingLabel} isLabelVisible />}
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.md};
  padding-top: clamp(3rem, 6vw, 5rem);

  /* On phones it may be as narrow as a card. */
  > p {
    padding-inline: ${theme.space.sm};
    text-align: center;
    text-wrap: balance;
  }
  ${notPrinted}
  ${media.withoutScripts} {
    > button {
      display: none;
    }
  }
`
