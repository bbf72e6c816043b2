import { useNode, type UserComponent } from '@craftjs/core'
import { EditableRichText } from './EditableRichText'
import type { DocNode } from './RichTextView'

export const RichText: UserComponent<{ doc: DocNode }> = ({ doc }) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (
    <section
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      <span
        aria-hidden="true"
        ref={(el) => {
          // A handle: in a draggable element, Firefox lets the mouse select no text.
          if (el) drag(el)
        }}
      >
        ⠿
      </span>
      <EditableRichText doc={doc} />
    </section>
  )
}

RichText.craft = {
  displayName: 'Rich text',
  props: { doc: { type: 'doc', content: [{ type: 'paragraph' }] } },
}
