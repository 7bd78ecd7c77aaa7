import { createContext, useContext } from 'react'
import type { Params } from 'react-router-dom'

/** What the address says where its route leaves it open, decoded. */
export const RouteParams = createContext<Params>({})

/** The open parts of the page's address. */
export const useRouteParams = (): Params => useContext(RouteParams)
