import { styled } from 'styled-components'
import { Section } from '../../components/foundation/Section/Section'
import { media, theme } from '../../theme/theme'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 7vw, 6.5rem);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** Stays in view beside the questions. */
export const StickyAnswer = styled.div`
  ${media.desktop} {
    position: sticky;
    top: calc(${theme.size.headerSticky} + ${theme.space.lg});
  }
`

export const Heading = styled.h2`
  margin-bottom: ${theme.space.lg};
  font-size: ${theme.fontSize.h3};
`

/** In place of the form, where no script can calculate. */
export const Rule = styled.div`
  display: none;
  max-width: ${theme.size.reading};

  p + p {
    margin-top: ${theme.space.md};
  }
  ${media.withoutScripts} {
    display: block;
  }
`

export const StovesSection = styled(Section)`
  && {
    padding-top: 0;
  }
  > a {
    margin-top: ${theme.space.xxl};
  }
`

export const Head = styled.div`
  break-after: avoid;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.xl};
  margin-bottom: ${theme.space.md};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};

  p {
    color: ${theme.color.muted};
  }
`
