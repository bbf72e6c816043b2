import { useId } from 'react'
import type { InputProps } from '@recipes/fields/fields'
import { pictures, type PictureName } from '../blocks/pictures'

/** A choice of pictures, shown as images. */
export const PictureNameInput = ({
  label,
  value,
  setValue,
}: InputProps<PictureName>) => {
  const group = useId()

  return (
    <fieldset className="picture-field">
      <legend>{label}</legend>
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
