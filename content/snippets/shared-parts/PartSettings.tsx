import { useNode } from '@craftjs/core'
import { textsOf } from './overrides'
import { useParts } from './parts'
import type { PartProps } from './PartView'

/** Fields for the texts of a part in this instance. */
export function PartSettings() {
  const {
    actions: { setProp },
    part,
    overrides,
  } = useNode((node) => node.data.props as PartProps)
  const { parts } = useParts()
  const nodes = Object.hasOwn(parts, part) ? parts[part] : undefined
  if (!nodes) return null

  return textsOf(nodes).map(({ id, text }) => {
    const isOwn = Object.hasOwn(overrides, id)
    return (
      <div key={id}>
        <label>
          “{text}” here{' '}
          <input
            value={isOwn ? overrides[id] : text}
            onChange={({ target }) =>
              setProp((props: PartProps) => {
                props.overrides[id] = target.value
              }, 500)
            }
          />
        </label>
        {isOwn && (
          <button
            type="button"
            onClick={() => setProp((props: PartProps) => delete props.overrides[id])}
          >
            Reset to the part
          </button>
        )}
      </div>
    )
  })
}
