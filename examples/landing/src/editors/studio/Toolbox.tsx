import { useEditor } from '@craftjs/core'
import { openNew } from '../../arrange/openNew'
import { useAdd } from '../../arrange/useAdd'
import { kinds, type Kind } from '../../blocks/kinds'
import { Icon } from '../../Icon'

/** A kind of block. Users drag it onto the page, or click it to add it to the selected block. */
const Tool = ({ label, icon, element }: Kind) => {
  const editor = useEditor()
  const add = useAdd()

  return (
    <button
      ref={(el) => {
        if (!el) return
        editor.connectors.create(el, element, {
          onCreate: ({ rootNodeId }) => openNew(editor, rootNodeId),
        })
      }}
      type="button"
      className="tool"
      aria-label={label}
      data-tip={label}
      onClick={() => add({ label, element })}
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
