import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'

interface TextSettingProps<Props> extends FieldProps<Props, string> {
  /** Renders a text area. */
  multiline?: boolean
}

export function TextSetting<Props>({
  prop,
  label,
  multiline,
}: TextSettingProps<Props>) {
  const [value, setValue] = useSetting<string>(prop)
  const Field = multiline ? 'textarea' : 'input'
  return (
    <label className="field">
      {label}
      <Field value={value} onChange={({ target }) => setValue(target.value)} />
    </label>
  )
}
