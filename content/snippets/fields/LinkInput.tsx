import { useId, useState } from 'react'
import { propDanger } from '../saving/untrusted'
import type { InputProps } from './fields'

/** A URL. URLs that run scripts are not stored: they would run on the published page. */
export function LinkInput({ label, value, setValue }: InputProps<string>) {
  const [refused, setRefused] = useState<string | null>(null)
  const problem = useId()
  return (
    <div className="field">
      <label>
        {label}{' '}
        <input
          inputMode="url"
          value={refused ?? value}
          aria-invalid={refused !== null}
          aria-describedby={problem}
          onChange={({ target }) => {
            const isSafe = propDanger('href', target.value, true) === null
            setRefused(isSafe ? null : target.value)
            if (isSafe) setValue(target.value)
          }}
          onBlur={() => setRefused(null)}
        />
      </label>
      <p id={problem} role="status">
        {refused !== null && 'This address runs a script, so it is not stored.'}
      </p>
    </div>
  )
}
