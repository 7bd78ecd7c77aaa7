import { useQuery } from '@tanstack/react-query'
import { JobSites } from '../../components/news/JobSites/JobSites'
import { villagesQuery } from './villagesQuery'

/** The jobs by village; nothing until they are known. */
export const JobSitesPart = () => {
  const { data: villages = [] } = useQuery(villagesQuery())
  return <JobSites villages={villages} />
}
