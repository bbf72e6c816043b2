import { useState, type KeyboardEvent } from 'react'
import { useSetting } from '@recipes/editing/useSetting'

type TextFieldProps = {
  label: string
  name: string
  /** Converts the input to the value, or returns `null` if it is invalid. */
  parse: (typed: string) => string | null
  /** The message when `parse` returns `null`. */
  refusal: string
}

/** A line of text. It takes effect on Enter, or when the field loses focus. */
export const TextField = ({ label, name, parse, refusal }: TextFieldProps) => {
  const [value, setValue] = useSetting<string>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && parse(typed) === null

  const commit = () => {
    const parsed = typed === null ? null : parse(typed)
    if (parsed !== null && parsed !== value) setValue(parsed)
    if (parsed !== null) setTyped(null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setTyped(null)
  }

  return (
    <label className="field">
      {label}
      <input
        value={typed ?? value}
        aria-invalid={isWrong}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span className="refusal" role="status">
        {isWrong && refusal}
      </span>
    </label>
  )
}
