import { useState } from 'react'
import type { InputProps } from './fields'

interface NumberInputProps extends InputProps<number> {
  min?: number
  max?: number
  step?: number
  /** Renders a slider. Set `min` and `max` with it. */
  slider?: boolean
}

/** A number. Invalid input stays in the field until it loses focus, and is never stored. */
export function NumberInput(props: NumberInputProps) {
  const { label, value, setValue, min, max, step, slider = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [isValid, setValid] = useState(true)
  return (
    <label className="field">
      {label} {slider && <span>{value}</span>}
      <input
        type={slider ? 'range' : 'number'}
        required={!slider}
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        aria-invalid={!isValid}
        onChange={({ target }) => {
          // A slider has no invalid input, and follows undo while it has the focus.
          if (!slider) setTyped(target.value)
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
