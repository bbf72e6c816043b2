import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'

/** A color such as `#1a73e8`, or an empty string for the style sheet's color. */
export function ColorSetting<Props>({ prop, label }: FieldProps<Props, string>) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <div className="field">
      <label>
        {label}{' '}
        <input
          type="color"
          value={value || '#000000'}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      {value !== '' && (
        <button type="button" onClick={() => setValue('')}>
          Remove the color
        </button>
      )}
    </div>
  )
}
