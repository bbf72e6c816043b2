import { useSetting } from '@recipes/editing/useSetting'

export function TextField({ prop, label }: { prop: string; label: string }) {
  const [value, setValue] = useSetting<string>(prop)
  return (
    <label className="field">
      {label}
      <input value={value} onChange={(event) => setValue(event.target.value)} />
    </label>
  )
}
