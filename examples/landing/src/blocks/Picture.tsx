import type { UserComponent } from '@craftjs/core'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { useBlock } from '@recipes/library/useBlock'
import { pictureFields, PictureSettings } from './PictureSettings'
import { pictures, type PictureName } from './pictures'

/** The saved props of a picture: its name, and its height in pixels. */
export type PictureProps = {
  picture: PictureName
  height: number
}

/** One of the sample drawings. */
export const Picture: UserComponent<Partial<PictureProps>> = (given) => {
  // Craft.js adds the defaults below to missing props.
  const { picture, height } = given as PictureProps
  const { address, alt } = pictures[picture]

  return (
    <img
      ref={useBlock()}
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
  info: { fields: pictureFields },
  related: {
    settings: PictureSettings,
    content: () => <FieldsForm only={['picture']} />,
  },
}
