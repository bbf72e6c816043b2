import { useSetting } from '@recipes/editing/useSetting'

interface ChoiceFieldProps {
  prop: string
  label: string
  /** The names that the user sees, by value. */
  options: Record<string, string>
}

export function ChoiceField({ prop, label, options }: ChoiceFieldProps) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => setValue(event.target.value)}>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
