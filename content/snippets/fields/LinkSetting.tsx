import { useId, useState } from 'react'
import { useSetting } from '../editing/useSetting'
import { propDanger } from '../saving/untrusted'
import type { FieldProps } from './props'

/** A field for a URL. URLs that run scripts are not stored: they would run on the published page. */
export function LinkSetting<Props>({ prop, label }: FieldProps<Props, string>) {
  const [value, setValue] = useSetting<string>(prop)
  return <LinkField label={label} value={value} setValue={setValue} />
}

interface LinkFieldProps {
  label: string
  value: string
  setValue: (value: string) => void
}

/** The same field for a URL inside another prop. */
export function LinkField({ label, value, setValue }: LinkFieldProps) {
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
