import { styled } from 'styled-components'
import { Section } from '../../components/foundation/Section/Section'
import { notPrinted, theme } from '../../theme/theme'

export const Heading = styled.h2`
  min-width: 0;
  max-width: 11em;
  font-size: ${theme.fontSize.h2};
`

/** The map's section follows with its own spacing. */
export const ServicesSection = styled(Section)`
  padding-bottom: 0;
`

export const ServicesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.md} ${theme.space.xxl};
  margin-bottom: clamp(2rem, 4vw, 3.25rem);

  > div {
    display: grid;
    justify-items: start;
    gap: ${theme.space.xs};
  }
  p {
    max-width: 26em;
    color: ${theme.color.muted};
  }
`

/** Keeps its place until the season is known. */
export const SeasonalLink = styled.div`
  min-height: ${theme.size.target};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    font-weight: ${theme.fontWeight.medium};
    text-underline-offset: 0.25em;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  ${notPrinted}
`

export const Towns = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.lg};
  max-width: 30rem;
  margin-top: ${theme.space.xl};
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.tab}/1.5 ${theme.font.display};
`

export const Certified = styled.p`
  color: ${theme.color.muted};
`

export const PowerLink = styled.p`
  ${notPrinted}
`

export const Linen = styled.div`
  background: ${theme.color.surfaceRaised};
`

export const PartnersHeading = styled.h2`
  max-width: 22em;
  margin-bottom: clamp(1.5rem, 3vw, 2.75rem);
  font-size: ${theme.fontSize.h3};
`
