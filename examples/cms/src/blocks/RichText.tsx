import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { EditableRichText } from '@recipes/richtext/EditableRichText'
import type { DocNode } from '@recipes/richtext/RichTextView'
import { DragHandle } from './DragHandle'
import { useBlock } from './useBlock'
import type { RichTextProps } from './views'

export const firstDoc: DocNode = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }],
}

/** Dragged by a handle: in a draggable element, the mouse cannot select words. */
export const RichText: UserComponent<RichTextProps> = ({ doc }) => {
  const { locked, connectRef, dragRef } = useBlock()
  return (
    <div ref={connectRef} className="rich-text">
      <DragHandle ref={dragRef} />
      <EditableRichText doc={doc} locked={locked} />
    </div>
  )
}

const RichTextSettings = () => (
  <p>Double-click the text or press Enter to edit it.</p>
)

RichText.craft = {
  displayName: 'Rich text',
  props: { doc: firstDoc },
  rules: lockRules,
  related: { settings: RichTextSettings },
}
