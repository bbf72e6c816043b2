import { propDanger } from '@recipes/saving/untrusted'
import { useSetting } from '@recipes/editing/useSetting'

/** An address. One that runs a script is not taken: it would run on the published page. */
export function AddressField({ prop, label }: { prop: string; label: string }) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <label className="field">
      {label}
      <input
        inputMode="url"
        value={value}
        onChange={({ target }) => {
          const isSafe = propDanger(prop, target.value, true) === null
          target.setCustomValidity(isSafe ? '' : 'This address runs a script.')
          target.reportValidity()
          if (isSafe) setValue(target.value)
        }}
      />
    </label>
  )
}
