/** The data of a picture in a saved page. */
export interface PictureProps {
  /** Empty until the user chooses a picture. */
  src: string
  /** In pixels, so that the browser can reserve space before the picture loads. */
  width: number
  height: number
  /** A description for visitors who can't see the picture. */
  alt: string
  /** True if the picture adds no information. */
  decorative: boolean
}

export const noPicture: PictureProps = {
  src: '',
  width: 0,
  height: 0,
  alt: '',
  decorative: false,
}

/** A picture on your server. With its size, the browser can reserve space for it. */
export interface StoredPicture {
  src: string
  name: string
  width: number
  height: number
}

/** Stores a file and returns its URL and size. Throws an error with a message for the user. */
export type StorePicture = (file: File, signal: AbortSignal) => Promise<StoredPicture>
