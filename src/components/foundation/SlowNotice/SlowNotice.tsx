import { site } from '../../../site/identity'
import { common } from '../../../site/texts/common'
import { ButtonAnchor } from '../Button/Button'
import { Notice } from '../Notice/Notice'

/** Shown when loading takes long: the visitor can reload the page or call. */
export const SlowNotice = () => (
  <Notice title={common.slow} hint={common.slowHint}>
    {/* An empty address is the page's own: the link reloads it. */}
    <ButtonAnchor href="">{common.retry}</ButtonAnchor>
    <ButtonAnchor variant="outline" href={site.phoneHref}>
      {site.phone}
    </ButtonAnchor>
  </Notice>
)
