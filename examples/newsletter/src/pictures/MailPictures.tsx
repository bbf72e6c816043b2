import { useState, type ComponentProps, type ReactNode } from 'react'
import type { SerializedNodes } from '@craftjs/core'
import { PictureLibrary } from '@recipes/pictures/library'
import type { PictureProps, StoredPicture } from '@recipes/pictures/picture'
import { ImageComponent } from '@recipes/pictures/pictureImage'
import { usePictureAddress } from '../../../client/pictures/usePictureAddress'
import { pictureName, storePicture } from './storePicture'

/** The pictures that an issue shows, for its library. */
function picturesIn(issue: string): StoredPicture[] {
  const nodes = Object.values(JSON.parse(issue) as SerializedNodes)
  const pictures = nodes.flatMap(({ props }) => (props.picture ?? []) as PictureProps)
  const stored = pictures.filter(({ src }) => src !== '')
  return [
    ...new Map(stored.map((each) => [each.src, { ...each, name: each.alt }])).values(),
  ]
}

/** A picture of this editor's server. At its address on your site, it may not exist yet. */
function ServerImage({ src = '', alt, ...props }: ComponentProps<'img'>) {
  const name = pictureName(src)
  const address = usePictureAddress(name ?? '')
  return (
    <img {...props} alt={alt} src={name === undefined ? src : (address ?? undefined)} />
  )
}

interface MailPicturesProps {
  /** The Nodes of the issue, as JSON. */
  issue: string
  children: ReactNode
}

/** Uploads pictures to the server, and shows those that it has. */
export function MailPictures({ issue, children }: MailPicturesProps) {
  const [first] = useState(() => picturesIn(issue))
  return (
    <ImageComponent.Provider value={ServerImage}>
      <PictureLibrary first={first} store={storePicture}>
        {children}
      </PictureLibrary>
    </ImageComponent.Provider>
  )
}
