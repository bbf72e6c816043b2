/** What a page saves of a picture. */
export interface PictureProps {
  /** Empty until the user has chosen one. */
  src: string
  /** In pixels: the browser leaves room for the picture before it has loaded. */
  width: number
  height: number
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** Whether the page loses nothing without it. */
  decorative: boolean
}

export const noPicture: PictureProps = {
  src: '',
  width: 0,
  height: 0,
  alt: '',
  decorative: false,
}

/** A picture that your server keeps. The size lets the browser leave room for it. */
export interface StoredPicture {
  src: string
  name: string
  width: number
  height: number
}

/** Stores a file, and returns where it is. Throws with a reason for the user. */
export type StorePicture = (file: File, signal: AbortSignal) => Promise<StoredPicture>
