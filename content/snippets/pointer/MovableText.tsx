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
        // No `drag`, or the browser would start its own drag and cancel ours.
        if (el) connect(el)
      }}
    >
      {/* Without touch-action, touch would scroll the page. Inline elements ignore it. */}
      {handle && (
        <span {...handle} style={{ display: 'inline-block', touchAction: 'none' }}>
          ⠿
        </span>
      )}{' '}
      {text}
    </div>
  )
}

MovableText.craft = { displayName: 'Text', props: { text: 'New text' } }
