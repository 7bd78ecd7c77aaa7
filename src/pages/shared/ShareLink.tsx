import { useState } from 'react'
import { announce } from '../../components/foundation/Announcer/announce'
import { ShareButton, type ShareState } from '../../components/foundation/ShareButton/ShareButton'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { untilNextAct } from '../../hooks/visitorActs'
import { shareTexts } from '../../site/texts/share'

export type ShareLinkProps = {
  /** Path of the page to share. */
  path: string
  /** Its title, for what it is shared with. */
  title: string
}

/** By the visitor, or because a second press found the menu open. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)

/** Computers have such a menu too, but a link to paste is of more use there. */
const isPhoneWithMenu = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** The button that passes on a page's address: by the menu of a phone, else by the clipboard, else by hand. */
export const ShareLink = ({ path, title }: ShareLinkProps) => {
  const [state, setState] = useState<ShareState>('idle')
  const [isWaiting, setWaiting] = useState(true)
  const hasMenu = useIsHydrated() && isPhoneWithMenu()
  const address = () => new URL(path, window.location.href).href

  const onPress = async () => {
    const untilAct = untilNextAct()
    try {
      if (hasMenu) {
        await navigator.share({ title, url: address() })
        return
      }
      await navigator.clipboard.writeText(address())
      announce(shareTexts.copied)
      setState('copied')
    } catch (error) {
      if (isCancelled(error)) return
      setWaiting(!untilAct.aborted)
      setState('refused')
    }
  }

  return (
    <ShareButton
      hasMenu={hasMenu}
      state={state}
      address={state === 'refused' ? address() : ''}
      hasFocus={isWaiting}
      onPress={() => void onPress()}
    />
  )
}
