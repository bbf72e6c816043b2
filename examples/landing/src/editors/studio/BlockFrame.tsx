import { ROOT_NODE, useEditor, useNode } from '@craftjs/core'
import type { ReactElement } from 'react'
import { nameOf } from '../../arrange/query'
import { useArrange } from '../../arrange/useArrange'
import { FramedBlock } from '../../canvas/FramedBlock'
import { Grip } from '../../canvas/Grip'
import { IconButton } from '../../IconButton'

/** The name of a hovered or selected block, with its commands. */
const BlockLabel = () => {
  const { id } = useNode()
  const { name, isMovable, isDeletable } = useEditor((state, query) => {
    const node = state.nodes[id] ? query.node(id) : null
    return {
      name: node ? nameOf(query, id) : '',
      isMovable: node?.isDraggable() ?? false,
      isDeletable: node?.isDeletable() ?? false,
    }
  })
  const { selectParent, remove } = useArrange()

  return (
    <div className="block-label">
      <span>{name}</span>
      {isMovable && <Grip />}
      {id !== ROOT_NODE && (
        <IconButton
          label={`Select the block around ${name}`}
          icon="parent"
          onClick={() => selectParent(id)}
        />
      )}
      {isDeletable && (
        <IconButton label={`Delete ${name}`} icon="delete" onClick={() => remove(id)} />
      )}
    </div>
  )
}

/** Renders a block, with a frame and a label while it is selected or hovered. */
export const BlockFrame = ({ render }: { render: ReactElement }) => (
  <FramedBlock render={render} className="frame" framesPage>
    {() => <BlockLabel />}
  </FramedBlock>
)
