import { useNode, type UserComponent } from '@craftjs/core'
import { usePointerDrag } from './usePointerDrag'

export const MovableText: UserComponent<{ text: string }> = ({ text }) => {
  const {
    id,
    connectors: { connect },
  } = useNode()
  const handle = usePointerDrag(() => id)
  return (
    <div
      ref={(el) => {
        // No drag: the browser would start a drag of its own, and cancel ours.
        if (el) connect(el)
      }}
    >
      {/* Without touch-action, a finger scrolls the page. Inline elements ignore it. */}
      <span {...handle} style={{ display: 'inline-block', touchAction: 'none' }}>
        ⠿
      </span>{' '}
      {text}
    </div>
  )
}

MovableText.craft = { displayName: 'Text', props: { text: 'New text' } }
