import { pictures } from '../../blocks/pictures'

type PictureFieldProps = {
  id: string
  value: string
  onChoose: (picture: string) => void
}

/** A choice of pictures, shown as images. */
export const PictureField = ({ id, value, onChoose }: PictureFieldProps) => (
  <fieldset className="picture-field">
    <legend>Shows</legend>
    {Object.entries(pictures).map(([picture, { name, address }]) => (
      <label key={picture}>
        <input
          type="radio"
          name={`${id}-picture`}
          aria-label={name}
          checked={picture === value}
          onChange={() => onChoose(picture)}
        />
        <img src={address} alt="" />
      </label>
    ))}
  </fieldset>
)
