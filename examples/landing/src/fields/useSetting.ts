import { useNode } from '@craftjs/core'

/** A prop of the block whose settings are shown. */
export type Setting = {
  value: unknown
  /** Sets the value. Changes within `throttle` milliseconds share an undo step. */
  write: (value: unknown, throttle?: number) => void
}

/** Returns the prop `name` of the block whose settings are shown. `name.2` is the third item of a list. */
export function useSetting(name: string): Setting {
  const [key = '', index] = name.split('.')
  const {
    actions: { setProp },
    whole,
  } = useNode((node) => ({ whole: node.data.props[key] as unknown }))

  return {
    value: index === undefined ? whole : (whole as unknown[])[Number(index)],
    write: (value, throttle) =>
      setProp((props: Record<string, unknown>) => {
        if (index === undefined) props[key] = value
        else (props[key] as unknown[])[Number(index)] = value
      }, throttle),
  }
}
