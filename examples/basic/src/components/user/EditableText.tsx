import { useNode } from '@craftjs/core'
import { useEffect, useRef, useState } from 'react'
import type { TextProps } from './Text'

type EditableTextProps = TextProps & {
  onDone: () => void
}

export const EditableText = ({
  text,
  fontSize,
  textAlign,
  onDone,
}: EditableTextProps) => {
  const {
    connectors: { connect },
    actions: { setProp },
  } = useNode()
  const [draft] = useState(text)
  const field = useRef<HTMLDivElement | null>(null)

  useEffect(() => {
    if (!field.current) return
    field.current.focus()
    window.getSelection()?.selectAllChildren(field.current)
  }, [])

  return (
    <div
      ref={(el) => {
        field.current = el
        if (el) connect(el)
      }}
      className="text"
      style={{ fontSize, textAlign }}
      role="textbox"
      tabIndex={0}
      aria-label="Text"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={(event) => {
        const typed = event.currentTarget.textContent ?? ''
        setProp((props: TextProps) => {
          props.text = typed
        }, 500)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') onDone()
      }}
      onBlur={onDone}
    >
      {draft}
    </div>
  )
}
