import { useNode } from '@craftjs/core'
import { Icon } from '../Icon'

/** The handle that drags the block it belongs to. */
export const Grip = () => {
  const { connectors } = useNode()

  return (
    <span
      ref={(el) => {
        if (el) connectors.drag(el)
      }}
      className="grip"
      title="Drag to move"
    >
      <Icon name="move" />
    </span>
  )
}
