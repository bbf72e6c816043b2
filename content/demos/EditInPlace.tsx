import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { useState } from 'react'

interface Props {
  text: string
}

const Text: UserComponent<Props> = ({ text }) => {
  const { connectors, actions } = useNode()
  const { connect, drag } = connectors
  const [editing, setEditing] = useState(false)

  function finish(next: string) {
    setEditing(false)
    // A single change for the whole edit, or none if the text is the same.
    if (next !== text) actions.setProp((props: Props) => (props.text = next))
  }

  return (
    <div
      className="demo-text demo-tools"
      ref={(el) => void (el && connect(el))}
      onDoubleClick={() => setEditing(true)}
    >
      <span className="demo-handle" ref={(el) => void (el && drag(el))}>
        ⠿
      </span>
      {editing ? (
        <input
          aria-label="Text"
          className="demo-fill"
          ref={(el) => el?.focus()}
          defaultValue={text}
          onBlur={(event) => finish(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') setEditing(false)
          }}
        />
      ) : (
        <>
          <span className="demo-fill">{text}</span>
          <button onClick={() => setEditing(true)}>Edit</button>
        </>
      )}
    </div>
  )
}
Text.craft = { displayName: 'Text' }

function Undo() {
  const { actions, canUndo } = useEditor((_, query) => ({
    canUndo: query.history.canUndo(),
  }))
  return (
    <div className="demo-tools">
      <button disabled={!canUndo} onClick={() => actions.history.undo()}>
        Undo
      </button>
    </div>
  )
}

export function EditInPlace() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="Double-click me and type" />
          <Text text="Drag me by the dots" />
        </Element>
      </Frame>
      <Undo />
    </Editor>
  )
}
