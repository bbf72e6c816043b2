import { useDelayedSetting } from './useDelayedSetting'

/** A text field that changes the page after a pause, not with every letter. */
export function DelayedField({ prop, label }: { prop: string; label: string }) {
  const [text, setText, store] = useDelayedSetting(prop)
  return (
    <label>
      {label}{' '}
      <input
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={store}
      />
    </label>
  )
}
