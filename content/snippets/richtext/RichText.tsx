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
          // Only the handle is draggable: Firefox can't select text in draggable elements.
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
