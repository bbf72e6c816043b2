import { useSetting } from '../editing/useSetting'
import type { PropsWith } from './props'
import { Radios } from './Radios'

interface ChoiceSettingProps<Props, Name extends PropsWith<Props, string>> {
  prop: Name
  label: string
  /** Labels for the user. TypeScript requires one for each value of the prop. */
  options: Record<Props[Name] & string, string>
  /** Shows all options as radio buttons. */
  radios?: boolean
}

/** A choice for one prop. Example: `<ChoiceSetting<TextProps, 'size'> prop="size" … />`. */
export function ChoiceSetting<Props, Name extends PropsWith<Props, string>>({
  prop,
  label,
  options,
  radios = false,
}: ChoiceSettingProps<Props, Name>) {
  const [value, setValue] = useSetting<string>(prop)
  if (radios) return <Radios {...{ label, value, options, setValue }} />
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
