import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'

interface ColorSettingProps<Props> extends FieldProps<Props, string> {
  /** The value for “no color”. By default an empty string, for the style sheet's color. */
  none?: string
}

/** A color such as `#1a73e8`, or none. */
export function ColorSetting<Props>({
  prop,
  label,
  none = '',
}: ColorSettingProps<Props>) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <div className="field">
      <label>
        {label}{' '}
        <input
          type="color"
          value={value === none ? '#000000' : value}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      {value !== none && (
        <button type="button" onClick={() => setValue(none)}>
          Remove the color
        </button>
      )}
    </div>
  )
}
