import { useNode, type UserComponent } from '@craftjs/core'
import { useState } from 'react'
import { EditableText } from './EditableText'

export type TextProps = {
  text?: string
  fontSize?: number
  textAlign?: 'left' | 'center' | 'right'
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
        <span>Words</span>
        <input
          type="text"
          value={values.text}
          onChange={(event) => {
            const words = event.target.value
            setProp((props: TextProps) => {
              props.text = words
            }, 500)
          }}
        />
      </label>
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
