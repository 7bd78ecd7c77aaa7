import { useState } from 'react'
import { styled } from 'styled-components'
import type { FoundCommune } from '../../communes/communeSearch'
import { ScriptButton } from '../../components/foundation/Button/Button'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { untilNextAct } from '../../hooks/visitorActs'
import { mapTexts } from '../../site/texts/map'
import { theme } from '../../theme/theme'

const lazyFinder = lazyModule(async () => (await import('./CommuneQuestion')).CommuneQuestion)

export type AreaQuestionProps = {
  /** Called with the commune that the visitor asks about; always the same function. */
  onFound: (found: FoundCommune | null) => void
}

/**
 * A button that opens the field for a commune in its place: the first view does without its code. When that cannot be
 * loaded, the telephone replaces it.
 */
export const AreaQuestion = ({ onFound }: AreaQuestionProps) => {
  /** Since it was pressed. */
  const [untilAct, setUntilAct] = useState<AbortSignal | null>(null)
  const { code: Finder, error, load } = useLazyModule(lazyFinder, false)
  const open = () => {
    load()
    setUntilAct(untilNextAct())
  }
  if (untilAct && Finder)
    return (
      <Opened>
        <Finder onFound={onFound} hasFocus={!untilAct.aborted} />
      </Opened>
    )
  return (
    <p>
      {untilAct && error !== undefined ? (
        <PhoneButton />
      ) : (
        <ScriptButton variant="outline" onClick={open}>
          {mapTexts.question}
        </ScriptButton>
      )}
    </p>
  )
}

const Opened = styled.div`
  margin-top: ${theme.space.lg};
`
