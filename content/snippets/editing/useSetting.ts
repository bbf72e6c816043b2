import { useNode } from '@craftjs/core'

/** A prop of the surrounding Node, and its setter. Rapid changes share a single history entry. */
export function useSetting<Value>(prop: string): [Value, (value: Value) => void] {
  const {
    actions: { setProp },
    value,
  } = useNode((node) => ({ value: node.data.props[prop] as Value }))
  const set = (next: Value) =>
    setProp((props: Record<string, Value>) => (props[prop] = next), 500)
  return [value, set]
}
