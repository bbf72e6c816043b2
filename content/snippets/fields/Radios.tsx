import { useId } from 'react'

interface RadiosProps {
  label: string
  value: string
  /** Labels for the user, by value. */
  options: Record<string, string>
  setValue: (value: string) => void
}

/** A group of radio buttons. */
export function Radios({ label, value, options, setValue }: RadiosProps) {
  const name = useId()
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
