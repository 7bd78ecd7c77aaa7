import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type Answer<T> = { data: T | null; readAt: Date; hasFailed: boolean }

/**
 * The last answer stays while the next one is on its way.
 * @param refreshDelay ms between two requests; without it there is only one.
 */
export const useDashboard = <T>(name: string, refreshDelay?: number): Answer<T> => {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<Answer<T>>(() => ({
    data: null,
    readAt: new Date(),
    hasFailed: false,
  }))

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      try {
        const { data } = await get<T>(`/dashboard/${name}`)
        if (isCurrent) setAnswer({ data, readAt: new Date(), hasFailed: false })
      } catch (error) {
        console.error(error)
        if (isCurrent) setAnswer((last) => ({ ...last, hasFailed: true }))
      }
    }
    void read()
    const timer = refreshDelay ? setInterval(() => void read(), refreshDelay) : undefined
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [get, name, refreshDelay])

  return answer
}
