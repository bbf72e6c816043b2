import { useState } from 'react'
import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'

interface NumberSettingProps<Props> extends FieldProps<Props, number> {
  min?: number
  max?: number
  step?: number
}

/** A number field. Invalid input stays in the field until it loses focus, and never changes the prop. */
export function NumberSetting<Props>({
  prop,
  label,
  ...range
}: NumberSettingProps<Props>) {
  const [value, setValue] = useSetting<number>(prop)
  const [typed, setTyped] = useState<string | null>(null)
  const [isValid, setValid] = useState(true)
  return (
    <label className="field">
      {label}
      <input
        type="number"
        required
        {...range}
        value={typed ?? value}
        aria-invalid={!isValid}
        onChange={({ target }) => {
          setTyped(target.value)
          setValid(target.validity.valid)
          if (target.validity.valid) setValue(target.valueAsNumber)
        }}
        onBlur={() => {
          setTyped(null)
          setValid(true)
        }}
      />
    </label>
  )
}
