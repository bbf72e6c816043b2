import { useSetting } from '../editing/useSetting'
import type { PropsWith } from './props'

interface ChoiceSettingProps<Props, Name extends PropsWith<Props, string>> {
  prop: Name
  label: string
  /** The names that the user sees. The compiler wants one for each value of the prop. */
  options: Record<Props[Name] & string, string>
}

/** Write it as in `<ChoiceSetting<TextProps, 'size'> prop="size" … />`. */
export function ChoiceSetting<Props, Name extends PropsWith<Props, string>>({
  prop,
  label,
  options,
}: ChoiceSettingProps<Props, Name>) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <label className="field">
      {label}
      <select value={value} onChange={({ target }) => setValue(target.value)}>
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
