import { createContext, useContext, type ElementType, type ReactNode } from 'react'
import type { SerializedNodes } from '@craftjs/core'

/** Pages that other pages show, by the name under which your server keeps them. */
export type Parts = Record<string, SerializedNodes>

interface PartsValue {
  parts: Parts
  /** Plain components by resolver key, as for a published page. */
  views: Record<string, ElementType>
}

const PartsContext = createContext<PartsValue>({ parts: {}, views: {} })

export const useParts = () => useContext(PartsContext)

/** Put it around the Editor, and around the published page. */
export const PartsProvider = ({
  children,
  ...value
}: PartsValue & { children: ReactNode }) => (
  <PartsContext.Provider value={value}>{children}</PartsContext.Provider>
)
