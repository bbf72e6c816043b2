import { useId } from 'react'
import { useSetting } from '@recipes/editing/useSetting'
import { pictures, type PictureName } from '../blocks/pictures'

/** A choice of pictures, shown as images. It changes the prop `picture`. */
export const PictureField = () => {
  const [value, setValue] = useSetting<PictureName>('picture')
  const group = useId()

  return (
    <fieldset className="picture-field">
      <legend>Shows</legend>
      {Object.entries(pictures).map(([picture, { name, address }]) => (
        <label key={picture}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={picture === value}
            onChange={() => setValue(picture as PictureName)}
          />
          <img src={address} alt="" />
        </label>
      ))}
    </fieldset>
  )
}
