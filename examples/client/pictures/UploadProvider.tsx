import { createContext, useContext, type ReactNode } from 'react'
import { useUploads } from './useUploads'

const UploadContext = createContext<ReturnType<typeof useUploads> | null>(null)

/** Render it inside the editor, around everything that shows uploads. */
export const UploadProvider = ({ children }: { children: ReactNode }) => (
  <UploadContext.Provider value={useUploads()}>{children}</UploadContext.Provider>
)

export function useOpenUploads() {
  const uploads = useContext(UploadContext)
  if (!uploads) throw new Error('Wrap the component in <UploadProvider>.')
  return uploads
}
