import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { PropField } from '../snippets/editing/PropField'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = {
  displayName: 'Text',
  related: { settings: () => <PropField prop="text" label="Text" /> },
}

function TopBar() {
  const { actions, enabled, canUndo, canRedo } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    canUndo: state.options.enabled && query.history.canUndo(),
    canRedo: state.options.enabled && query.history.canRedo(),
  }))
  return (
    <div className="demo-tools">
      <button
        aria-pressed={enabled}
        onClick={() =>
          actions.setOptions((options) => (options.enabled = !enabled))
        }
      >
        Edit
      </button>
      <button disabled={!canUndo} onClick={() => actions.history.undo()}>
        Undo
      </button>
      <button disabled={!canRedo} onClick={() => actions.history.redo()}>
        Redo
      </button>
    </div>
  )
}

function SettingsPanel() {
  const { actions, id, name, Form, isDeletable } = useEditor((state, query) => {
    const id = query.getEvent('selected').last()
    const node = id ? state.nodes[id] : undefined
    return {
      id,
      name: node?.data.displayName,
      Form: node?.related.settings,
      isDeletable: id ? query.node(id).isDeletable() : false,
    }
  })
  return (
    <div className="demo-card">
      <p>{name ?? 'Select a text.'}</p>
      <div className="demo-tools">
        {Form && <Form key={id} />}
        {isDeletable && (
          <button onClick={() => id && actions.delete(id)}>Delete</button>
        )}
      </div>
    </div>
  )
}

export function Panels() {
  return (
    <Editor resolver={{ Text }}>
      <TopBar />
      <div className="demo-columns">
        <Frame>
          <Element is="div" canvas className="demo-box">
            <Text text="Change my words" />
            <Text text="Or delete me" />
          </Element>
        </Frame>
        <SettingsPanel />
      </div>
    </Editor>
  )
}
