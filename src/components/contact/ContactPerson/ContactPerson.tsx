import { styled } from 'styled-components'
import type { Proof } from '../../../site/proof'
import { proofTexts as texts } from '../../../site/texts/proof'
import { media, theme } from '../../../theme/theme'
import { MediaImage } from '../../media/MediaImage/MediaImage'
import { useShownMedia } from '../../media/useShownMedia'

export type ContactPersonProps = {
  /** What the owner says of the firm in the backend. */
  proof: Proof
}

/** Who comes, and how soon the firm answers; nothing when the owner has entered neither. */
export const ContactPerson = ({ proof }: ContactPersonProps) => {
  const { contact, responseDelay } = proof
  if (!contact && !responseDelay) return null
  return (
    <Block>
      {contact?.portrait && <Portrait url={contact.portrait} />}
      <div>
        {contact && <Name>{texts.comes(contact.name)}</Name>}
        {contact?.sentence && <p>{contact.sentence}</p>}
        {responseDelay && <Delay>{texts.responseDelay(responseDelay)}</Delay>}
      </div>
    </Block>
  )
}

/** Decorative: the name is beside it. */
const decorative = { alt: '', width: null, height: null, formats: [] }

const Portrait = ({ url }: { url: string }) => {
  const { shown, onBroken } = useShownMedia({ ...decorative, url })
  return shown && <MediaImage media={shown} sizes="5rem" ratio="1 / 1" onBroken={onBroken} />
}

const Block = styled.div`
  display: flex;
  gap: ${theme.space.md};
  margin-top: ${theme.space.xl};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;
  break-inside: avoid;

  img {
    flex: none;
    width: 5rem;
    height: 5rem;
    object-fit: cover;
    border-radius: ${theme.radius.small};
  }
  p + p {
    margin-top: ${theme.space.xxs};
  }
  ${media.print} {
    margin-top: ${theme.space.md};
  }
`

const Name = styled.p`
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h4}/1.3 ${theme.font.display};
`

const Delay = styled.p`
  color: ${theme.color.muted};
`
