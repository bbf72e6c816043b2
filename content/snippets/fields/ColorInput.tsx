import type { InputProps } from './fields'

interface ColorInputProps extends InputProps<string> {
  none?: string
}

/** A color such as `#1a73e8`, or none. */
export const ColorInput = ({ label, value, setValue, none = '' }: ColorInputProps) => (
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
