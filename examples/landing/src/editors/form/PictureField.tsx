import { pictures } from '../../blocks/pictures'

type PictureFieldProps = {
  id: string
  value: string
  onChoose: (picture: string) => void
}

/** One of the pictures, chosen by looking at them. */
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
