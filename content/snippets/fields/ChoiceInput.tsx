import { useId } from 'react'
import type { InputProps } from './fields'

interface ChoiceInputProps extends InputProps<string> {
  /** Labels for the user, by value. */
  options: Record<string, string>
  radios?: boolean
}

/** A list of options, or radio buttons. */
export function ChoiceInput({
  label,
  value,
  setValue,
  options,
  radios = false,
}: ChoiceInputProps) {
  const name = useId()
  if (!radios)
    return (
      <label className="field">
        {label}{' '}
        <select value={value} onChange={({ target }) => setValue(target.value)}>
          {Object.entries(options).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {Object.entries(options).map(([each, text]) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => setValue(each)}
          />{' '}
          {text}
        </label>
      ))}
    </fieldset>
  )
}
