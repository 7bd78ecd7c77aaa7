import { createContext, useContext } from 'react'
import type { Params } from 'react-router-dom'

/** The decoded parameters of the page's route. */
export const RouteParams = createContext<Params>({})

/** Replaces `useParams` of react-router, which needs its `Routes`. */
export const useRouteParams = (): Params => useContext(RouteParams)
