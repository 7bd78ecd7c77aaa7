import { useState } from 'react'
import { styled } from 'styled-components'
import type { FoundCommune } from '../communes/communeSearch'
import { Button } from '../components/foundation/Button/Button'
import { PhoneButton } from '../components/foundation/PhoneButton/PhoneButton'
import { lazyModule, useLazyModule } from '../hydration/lazyModule'
import { mapTexts } from '../site/texts/map'
import { media, theme } from '../theme/theme'

const lazyFinder = lazyModule(async () => (await import('./CommuneQuestion')).CommuneQuestion)

export type AreaQuestionProps = {
  /** Called with the commune that the visitor asks about; always the same function. */
  onFound: (found: FoundCommune | null) => void
}

/** A button that opens the field for a commune in its place: the first view does without its code. */
export const AreaQuestion = ({ onFound }: AreaQuestionProps) => {
  const [isOpen, setOpen] = useState(false)
  const { code: Finder, error, load } = useLazyModule(lazyFinder, false)
  const open = () => {
    load()
    setOpen(true)
  }
  return (
    <Place>
      {isOpen && Finder ? (
        <Finder onFound={onFound} hasFocus />
      ) : (
        <Button variant="outline" onClick={open}>
          {mapTexts.question}
        </Button>
      )}
      {/* Its code cannot be loaded. */}
      {isOpen && error !== undefined && <PhoneButton variant="quiet" />}
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md} ${theme.space.lg};
  margin-top: ${theme.space.lg};

  > form {
    flex: 1;
  }
  ${media.withoutScripts} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
