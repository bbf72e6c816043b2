import { useNode, type UserComponent } from '@craftjs/core'
import { useEffect, useRef, useState } from 'react'

type TextProps = {
  text?: string
  fontSize?: number
  textAlign?: 'left' | 'center' | 'right'
}

type EditableTextProps = TextProps & {
  onDone: () => void
}

const EditableText = ({
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

export const Text: UserComponent<TextProps> = ({
  text,
  fontSize,
  textAlign,
}) => {
  const {
    connectors: { connect, drag },
    selected,
  } = useNode((node) => ({
    selected: node.events.selected,
  }))
  const [editing, setEditing] = useState(false)

  if (editing) {
    return (
      <EditableText
        text={text}
        fontSize={fontSize}
        textAlign={textAlign}
        onDone={() => setEditing(false)}
      />
    )
  }

  return (
    <p
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      className="text"
      style={{ fontSize, textAlign }}
      data-selected={selected}
      onDoubleClick={() => {
        if (selected) setEditing(true)
      }}
    >
      {text}
    </p>
  )
}

const TextSettings = () => {
  const {
    actions: { setProp },
    values,
  } = useNode((node) => ({
    values: node.data.props as TextProps,
  }))

  return (
    <>
      <label className="field">
        <span>Font size: {values.fontSize} px</span>
        <input
          type="range"
          min={7}
          max={50}
          value={values.fontSize}
          onChange={(event) => {
            const size = event.target.valueAsNumber
            setProp((props: TextProps) => {
              props.fontSize = size
            }, 1000)
          }}
        />
      </label>
      <label className="field">
        <span>Alignment</span>
        <select
          value={values.textAlign}
          onChange={(event) => {
            const align = event.target.value as TextProps['textAlign']
            setProp((props: TextProps) => {
              props.textAlign = align
            })
          }}
        >
          <option value="left">Left</option>
          <option value="center">Center</option>
          <option value="right">Right</option>
        </select>
      </label>
    </>
  )
}

Text.craft = {
  displayName: 'Text',
  props: {
    text: 'Hi',
    fontSize: 20,
    textAlign: 'left',
  },
  related: {
    settings: TextSettings,
  },
}
