import { common } from '../../../site/texts/common'
import { Loading } from '../../foundation/Loading/Loading'
import { Blank } from '../BelowTitle/BelowTitle.styles'
import { PlainPage } from '../PlainPage/PlainPage'

/** In place of a page whose code is still loading. */
export const PageLoading = () => (
  <PlainPage title={common.loading}>
    <Blank>
      <Loading label={common.loading} isLabelVisible />
    </Blank>
  </PlainPage>
)
