import type { InputProps } from './fields'

interface ChoicesInputProps extends InputProps<string[]> {
  /** Labels for the user, by value. */
  options: Record<string, string>
}

/** Checkboxes. Chosen values keep the order of the options. */
export const ChoicesInput = ({
  label,
  value,
  setValue,
  options,
}: ChoicesInputProps) => (
  <fieldset className="field">
    <legend>{label}</legend>
    {Object.entries(options).map(([each, text]) => (
      <label key={each}>
        <input
          type="checkbox"
          checked={value.includes(each)}
          onChange={({ target }) =>
            setValue(
              Object.keys(options).filter((other) =>
                other === each ? target.checked : value.includes(other),
              ),
            )
          }
        />{' '}
        {text}
      </label>
    ))}
  </fieldset>
)
