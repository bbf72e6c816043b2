import { createContext, useContext, type ElementType, type ReactNode } from 'react'
import type { SerializedNodes } from '@craftjs/core'

/** Pages that other pages can show, by their name on your server. */
export type Parts = Record<string, SerializedNodes>

interface PartsValue {
  parts: Parts
  /** Plain components by resolver key, as for a published page. */
  views: Record<string, ElementType>
}

const PartsContext = createContext<PartsValue>({ parts: {}, views: {} })

export const useParts = () => useContext(PartsContext)

/** Wrap both the Editor and the published page in it. */
export const PartsProvider = ({
  children,
  ...value
}: PartsValue & { children: ReactNode }) => (
  <PartsContext.Provider value={value}>{children}</PartsContext.Provider>
)
