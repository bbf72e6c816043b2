import { useNode } from '@craftjs/core'

/** One prop of the Node around it, and a function that changes it. Quick changes are one step of the history. */
export function useSetting<Value>(prop: string): [Value, (value: Value) => void] {
  const {
    actions: { setProp },
    value,
  } = useNode((node) => ({ value: node.data.props[prop] as Value }))
  const set = (next: Value) =>
    setProp((props: Record<string, Value>) => (props[prop] = next), 500)
  return [value, set]
}
