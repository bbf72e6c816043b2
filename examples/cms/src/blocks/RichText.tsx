import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { EditableRichText } from '@recipes/richtext/EditableRichText'
import type { DocNode } from '@recipes/richtext/RichTextView'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { DragHandle } from './DragHandle'
import type { RichTextProps } from './views'

/** An empty text. The editor shows a placeholder in it (workspace.css). */
export const firstDoc: DocNode = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Has a drag handle, because Firefox can't select text in draggable elements. */
export const RichText: UserComponent<RichTextProps> = ({ doc }) => {
  const { locked, connectRef, dragRef } = useBlockRefs()
  return (
    <div ref={connectRef} className="rich-text">
      <DragHandle ref={dragRef} />
      <EditableRichText doc={doc} locked={locked} />
    </div>
  )
}

/** Simulates the shortcut of the block, for users without a keyboard. */
const pressF2 = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2' }))

const RichTextSettings = () => (
  <>
    <button type="button" onClick={pressF2}>
      Edit the text
    </button>
    <p>Or press F2, or double-click the text.</p>
  </>
)

RichText.craft = {
  displayName: 'Rich text',
  props: { doc: firstDoc },
  rules: lockRules,
  related: { settings: RichTextSettings },
}
