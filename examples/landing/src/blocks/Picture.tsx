import { useNode, type UserComponent } from '@craftjs/core'
import { PictureSettings } from './PictureSettings'
import { pictures, type PictureName } from './pictures'

/** What a picture remembers: which one it is, and its height in pixels. */
export type PictureProps = {
  picture: PictureName
  height: number
}

/** A drawn picture. */
export const Picture: UserComponent<Partial<PictureProps>> = (given) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  // Craft.js adds the defaults below to whatever is given.
  const { picture, height } = given as PictureProps
  const { address, alt } = pictures[picture]

  return (
    <img
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      className="picture"
      src={address}
      alt={alt}
      style={{ height }}
    />
  )
}

Picture.craft = {
  displayName: 'Picture',
  props: {
    picture: 'loaf',
    height: 240,
  },
  related: {
    settings: PictureSettings,
  },
}
