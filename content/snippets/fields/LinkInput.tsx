import { useId, useState } from 'react'
import { propDanger } from '../saving/untrusted'
import type { InputProps } from './fields'

/** A domain without a protocol, which browsers would take for a path. Not a file, such as menu.pdf. */
const DOMAIN =
  /^(?![^/]*\.(?:html?|php|pdf|jpe?g|png|webp)$)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:].*)?$/i

/**
 * A URL. A domain without a protocol gets one. URLs that run scripts are not stored: they
 * would run on the published page.
 */
export function LinkInput({ label, value, setValue }: InputProps<string>) {
  const [refused, setRefused] = useState<string | null>(null)
  const [before, setBefore] = useState(value)
  const problem = useId()

  function leave() {
    // What was typed until the address ran a script is stored, but it is half an address.
    if (refused !== null) setValue(before)
    else if (DOMAIN.test(value)) setValue(`https://${value}`)
    setRefused(null)
  }
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
          onFocus={() => setBefore(value)}
          onBlur={leave}
        />
      </label>
      <p id={problem} role="status">
        {refused !== null && 'This address runs a script, so it is not stored.'}
      </p>
    </div>
  )
}
