import { useState } from 'react'
import { styled } from 'styled-components'
import type { FoundCommune } from '../../communes/communeSearch'
import type { CommuneTopic } from '../../components/contact/CommuneFinder/CommuneFinder'
import { ScriptButton } from '../../components/foundation/Button/Button'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { untilNextAct } from '../../hooks/visitorActs'
import { mapTexts } from '../../site/texts/map'
import { theme } from '../../theme/theme'

const lazyLookup = lazyModule(async () => (await import('./CommuneLookup')).CommuneLookup)

export type CommuneQuestionProps = {
  topic: CommuneTopic
  /** Called with the commune that the visitor asks about. */
  onFound: (found: FoundCommune | null) => void
}

/**
 * A button that opens the field for a commune in its place: the first view does without its code. When that cannot be
 * loaded, the telephone is beside it, and another press retries.
 */
export const CommuneQuestion = ({ topic, onFound }: CommuneQuestionProps) => {
  /** Since it was pressed. */
  const [untilAct, setUntilAct] = useState<AbortSignal | null>(null)
  const { code: Lookup, error, load } = useLazyModule(lazyLookup, false)
  const open = () => {
    load()
    setUntilAct(untilNextAct())
  }
  if (untilAct && Lookup)
    return (
      <Opened>
        <Lookup topic={topic} onFound={onFound} hasFocus={!untilAct.aborted} />
      </Opened>
    )
  return (
    <Closed>
      <ScriptButton variant={topic === 'area' ? 'outline' : 'quiet'} onClick={open}>
        {mapTexts.questions[topic]}
      </ScriptButton>
      {untilAct && error !== undefined && <PhoneButton />}
    </Closed>
  )
}

const Closed = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm} ${theme.space.md};
`

const Opened = styled.div`
  margin-top: ${theme.space.lg};
`
