import { useSetting } from './useSetting'

type ColorFieldProps = {
  label: string
  name: string
  /** The value for "no color", and its label. */
  none?: { value: string; label: string }
}

const isHex = (color: unknown): color is string =>
  typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)

/** A color from the browser's picker, or optionally none. Changes within half a second share an undo step. */
export const ColorField = ({ label, name, none }: ColorFieldProps) => {
  const { value, write } = useSetting(name)
  const isNone = none !== undefined && value === none.value

  return (
    <div className="field color">
      <label>
        <span>{label}</span>
        <input
          type="color"
          value={isHex(value) ? value : '#ffffff'}
          data-none={isNone || undefined}
          onChange={(event) => write(event.target.value, 500)}
        />
      </label>
      {none && (
        <button
          type="button"
          className="control small"
          aria-pressed={isNone}
          aria-label={`${label}: ${none.label}`}
          onClick={() => write(none.value)}
        >
          {none.label}
        </button>
      )}
    </div>
  )
}
