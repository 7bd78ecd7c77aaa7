import { createContext, use } from 'react'
import type { DatedNotice } from '../../site/currentNotice'

export const NoticeContext = createContext<DatedNotice | null>(null)

export const useNotice = (): DatedNotice | null => use(NoticeContext)
