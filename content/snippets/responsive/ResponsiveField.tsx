import { useState } from 'react'
import { useNode } from '@craftjs/core'
import { useBreakpoint, type Breakpoint, type Responsive } from './breakpoints'

type Props = Record<string, Partial<Responsive<number>>>

/** Changes a prop for the previewed breakpoint. Invalid input stays in the field. */
export function ResponsiveField({ prop, label }: { prop: string; label: string }) {
  const { breakpoint } = useBreakpoint()
  const { actions, value } = useNode((node) => ({
    value: node.data.props[prop] as Responsive<number>,
  }))
  const [typed, setTyped] = useState<string | null>(null)
  const own = value[breakpoint]
  const order: Breakpoint[] = ['phone', 'tablet', 'desktop']
  const narrower = order.slice(0, order.indexOf(breakpoint) + 1).reverse()
  const source = narrower.find((name) => value[name] !== undefined) ?? 'phone'

  return (
    <div>
      <label>
        {label} ({own === undefined ? `as on ${source}` : breakpoint})
        <input
          type="number"
          required
          min={1}
          step="any"
          value={typed ?? value[source]}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value)
            if (!target.validity.valid) return
            const size = target.valueAsNumber
            actions.setProp((props: Props) => (props[prop]![breakpoint] = size), 500)
          }}
        />
      </label>
      {breakpoint !== 'phone' && own !== undefined && (
        <button
          type="button"
          onClick={() =>
            actions.setProp((props: Props) => delete props[prop]![breakpoint])
          }
        >
          Same as on {narrower[1]}
        </button>
      )}
    </div>
  )
}
