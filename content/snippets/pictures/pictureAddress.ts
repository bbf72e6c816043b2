import { createContext } from 'react'

/**
 * Returns the URL at which this browser shows a stored picture: by default its `src`. Provide another function if your
 * server asks for a sign-in, for example one that returns `blob:` URLs. Returns undefined until the picture has loaded.
 */
export const PictureAddress = createContext((src: string): string | undefined => src)
