import { useQuery } from '@tanstack/react-query'
import type { Service } from '../../cms/content/types'
import { serviceJobsQuery } from '../../cms/queries/jobQueries'
import { JobLinks } from '../../components/news/JobLinks/JobLinks'
import { serviceTexts } from '../../site/texts/services'

/** The jobs of a service; nothing until they are known. */
export const ServiceJobsPart = ({ service }: { service: Service }) => {
  const { data: jobs = [] } = useQuery(serviceJobsQuery(service))
  return <JobLinks heading={serviceTexts.jobs} jobs={jobs} />
}
