import { createContext, useContext, useState, type ReactNode } from 'react'
import type { StoredPicture, StorePicture } from './picture'
import { useUploads } from './uploads'

interface Library {
  pictures: StoredPicture[]
  uploads: ReturnType<typeof useUploads>
}

const LibraryContext = createContext<Library | null>(null)

export function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('Put <PictureLibrary> around the editor.')
  return library
}

interface PictureLibraryProps {
  /** The pictures already on the server. */
  first: StoredPicture[]
  store: StorePicture
  children: ReactNode
}

/** Wrap the Editor in it. All pages share the library, so no page contains it. */
export function PictureLibrary({ first, store, children }: PictureLibraryProps) {
  const [pictures, setPictures] = useState(first)
  async function storeAndShow(file: File, signal: AbortSignal) {
    const picture = await store(file, signal)
    setPictures((others) => [picture, ...others])
    return picture
  }
  const uploads = useUploads(storeAndShow)
  return (
    <LibraryContext.Provider value={{ pictures, uploads }}>
      {children}
    </LibraryContext.Provider>
  )
}
