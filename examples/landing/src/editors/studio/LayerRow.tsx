import { useEditor } from '@craftjs/core'
import { useLayer } from '@craftjs/layers'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { nameOf } from '../../arrange/query'
import { Icon } from '../../Icon'
import { LayerName } from './LayerName'

/** What a row shows of its block. */
function useBlock(id: string) {
  return useEditor((state, query) => {
    const exists = Boolean(state.nodes[id])
    return {
      name: exists ? nameOf(query, id) : '',
      isHidden: exists && state.nodes[id]?.data.hidden,
      isLinked: exists && Boolean(query.node(id).isLinkedNode()),
      isSelected: query.getEvent('selected').contains(id),
    }
  })
}

/** The line of one block: opens it, selects it, renames it, hides it, and can be dragged. */
const LayerLine = () => {
  const { id, depth, children, expanded, connectors, actions } = useLayer(
    (layer) => ({ expanded: layer.expanded }),
  )
  const { actions: editor, name, isHidden, isLinked, isSelected } = useBlock(id)
  const [isRenaming, setRenaming] = useState(false)
  const indent = { '--depth': depth } as CSSProperties

  return (
    <div
      ref={(el) => {
        if (!el) return
        connectors.drag(el)
        connectors.layerHeader(el)
      }}
      className="layer-line"
      style={indent}
      data-selected={isSelected}
      data-hidden={isHidden}
    >
      <button
        type="button"
        className="layer-toggle"
        aria-label={`Contents of ${name}`}
        aria-expanded={expanded}
        hidden={!children?.length}
        onClick={() => actions.toggleLayer()}
      >
        <Icon name="chevron" />
      </button>
      {isRenaming ? (
        <LayerName id={id} name={name} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          className="layer-name"
          data-layer={id}
          aria-pressed={isSelected}
          aria-keyshortcuts="F2"
          onClick={() => editor.selectNode(id)}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => {
            if (event.key === 'F2') setRenaming(true)
            if (event.key === 'ArrowRight') actions.setExpandedState(true)
            if (event.key === 'ArrowLeft') actions.setExpandedState(false)
          }}
        >
          {isLinked && <Icon name="linked" />}
          {name}
        </button>
      )}
      <button
        type="button"
        className="layer-action"
        aria-label={`Rename ${name}`}
        hidden={!isSelected || isRenaming}
        onClick={() => setRenaming(true)}
      >
        <Icon name="rename" />
      </button>
      <button
        type="button"
        className="layer-action"
        aria-label={`Hide ${name}`}
        aria-pressed={isHidden}
        onClick={() => editor.setHidden(id, !isHidden)}
      >
        <Icon name={isHidden ? 'hidden' : 'eye'} />
      </button>
    </div>
  )
}

/** One block in the layers, with those inside it below while it is open. */
export const LayerRow = ({ children }: { children?: ReactNode }) => {
  const { connectors, isHovered } = useLayer((layer) => ({
    isHovered: layer.event.hovered,
  }))

  return (
    <div
      ref={(el) => {
        if (el) connectors.layer(el)
      }}
      className="layer"
      data-hovered={isHovered}
    >
      <LayerLine />
      {children}
    </div>
  )
}
