import { useSetting } from './useSetting'

/** A field for a text prop. */
export function PropField({ prop, label }: { prop: string; label: string }) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <label>
      {label} <input value={value} onChange={({ target }) => setValue(target.value)} />
    </label>
  )
}
