import { useEditor } from '@craftjs/core'
import { useLayer } from '@craftjs/layers'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { titleOf } from '../../arrange/query'
import { kinds } from '../../blocks/kinds'
import { Icon } from '../../Icon'
import { IconButton } from '../../IconButton'
import { scrollIntoPanel } from '../scrollIntoPanel'
import { LayerName } from './LayerName'

/** The data that a row shows about its block. */
function useBlock(id: string) {
  return useEditor((state, query) => {
    const exists = Boolean(state.nodes[id])
    return {
      name: exists ? titleOf(query, id) : '',
      kind: state.nodes[id]?.data.displayName,
      isHidden: exists && state.nodes[id]?.data.hidden,
      isLinked: exists && Boolean(query.node(id).isLinkedNode()),
      isSelected: query.getEvent('selected').contains(id),
    }
  })
}

/** The line of a block in the layers. It can be dragged, and it can expand, select, rename and hide the block. */
const LayerLine = () => {
  const { id, depth, children, expanded, connectors, actions } = useLayer((layer) => ({
    expanded: layer.expanded,
  }))
  const block = useBlock(id)
  const { actions: editor, query, name, isHidden, isLinked, isSelected } = block
  const icon = kinds.find(({ label }) => label === block.kind)?.icon
  const line = useRef<HTMLDivElement | null>(null)
  const [isRenaming, setRenaming] = useState(false)

  // In another editor, the user may have selected a block whose row is not open here.
  useEffect(() => {
    const selected: string | undefined = query.getEvent('selected').first()
    if (selected && query.node(selected).ancestors(true).includes(id))
      actions.setExpandedState(true)
    // Only when the row appears, or the user could not close it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!isSelected) return
    // The rows above it expand one by one.
    const timer = setTimeout(() => {
      const panel = line.current?.closest<HTMLElement>('.panel-body')
      if (panel && line.current) scrollIntoPanel(panel, line.current)
    }, 100)
    return () => clearTimeout(timer)
  }, [isSelected])

  const indent = { '--depth': depth } as CSSProperties

  return (
    <div
      ref={(el) => {
        line.current = el
        if (!el) return
        connectors.drag(el)
        connectors.layerHeader(el)
      }}
      className="layer-line"
      style={indent}
      data-current={isSelected}
      data-hidden={isHidden}
    >
      <IconButton
        className="layer-toggle"
        label={`Contents of ${name}`}
        icon="chevron"
        aria-expanded={expanded}
        hidden={!children?.length}
        onClick={() => actions.toggleLayer()}
      />
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
          {icon && <Icon name={icon} />}
          <span>{name}</span>
        </button>
      )}
      <IconButton
        className="layer-action"
        label={`Rename ${name}`}
        icon="rename"
        hidden={!isSelected || isRenaming}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        className="layer-action"
        label={`Hide ${name}`}
        icon={isHidden ? 'hidden' : 'eye'}
        aria-pressed={isHidden}
        onClick={() => editor.setHidden(id, !isHidden)}
      />
    </div>
  )
}

/** A block in the layers. While it is expanded, its children are below it. */
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
