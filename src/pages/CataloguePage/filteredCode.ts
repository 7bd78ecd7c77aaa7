import { lazyModule } from '../../hydration/lazy/lazyModule'

/** What only a filtered catalogue needs: the words for its filters, what else would be found, and what shows them. */
export const filteredCode = lazyModule(async () => {
  const [
    { AppliedFilters },
    { RelaxSuggestions },
    { appliedFilters },
    { suggestRelaxations },
    { titlesFirst },
  ] = await Promise.all([
    import('../../components/catalogue/AppliedFilters/AppliedFilters'),
    import('../../components/catalogue/RelaxSuggestions/RelaxSuggestions'),
    import('../../catalogue/appliedFilters'),
    import('../../catalogue/relax'),
    import('../../catalogue/titlesFirst'),
  ])
  return { AppliedFilters, RelaxSuggestions, appliedFilters, suggestRelaxations, titlesFirst }
})
