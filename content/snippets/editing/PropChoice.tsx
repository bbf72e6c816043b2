import { useSetting } from './useSetting'

interface PropChoiceProps {
  prop: string
  label: string
  /** Labels for the user, by value. */
  options: Record<string, string>
}

/** A field for a prop with a fixed set of values. */
export function PropChoice({ prop, label, options }: PropChoiceProps) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => setValue(target.value)}>
        {Object.entries(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
