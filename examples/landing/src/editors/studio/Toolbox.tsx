import { useEditor } from '@craftjs/core'
import { focusNew } from '../../arrange/focusNew'
import { useAdd } from '../../arrange/useAdd'
import { kinds, type Kind } from '../../blocks/kinds'
import { Icon } from '../../Icon'

/** A kind of block. Users drag it onto the page, or click it to add it to the selected block. */
const Tool = ({ label, icon, element }: Kind) => {
  const { actions, connectors, query } = useEditor()
  const add = useAdd()

  return (
    <button
      ref={(el) => {
        if (!el) return
        connectors.create(el, element, {
          onCreate: ({ rootNodeId }) => {
            actions.selectNode(rootNodeId)
            focusNew(query, rootNodeId)
          },
        })
      }}
      type="button"
      className="tool"
      aria-label={label}
      data-tip={label}
      onClick={() => {
        const added = add({ label, element })
        if (added) focusNew(query, added)
      }}
    >
      {/* Older versions of Firefox start a drag only on an element inside a button. */}
      <span>
        <Icon name={icon} />
        <span className="tool-name" aria-hidden="true">
          {label}
        </span>
      </span>
    </button>
  )
}

/** Everything that can be added to the page. */
export const Toolbox = () => (
  <aside className="toolbox" aria-label="Toolbox: drag onto the page, or press">
    {kinds.map((kind) => (
      <Tool key={kind.label} {...kind} />
    ))}
  </aside>
)
