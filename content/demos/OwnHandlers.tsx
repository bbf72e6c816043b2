import {
  Editor,
  type EditorStore,
  Element,
  Frame,
  useEditor,
} from '@craftjs/core'
import { Background } from '../snippets/editing/Background'
import { CancelableHandlers } from '../snippets/editing/CancelableHandlers'

const makeHandlers = (store: EditorStore) =>
  new CancelableHandlers({
    store,
    isMultiSelectEnabled: (event) =>
      event.shiftKey || event.ctrlKey || event.metaKey,
    removeHoverOnMouseleave: true,
  })

function Events() {
  const { selected, hovered } = useEditor((_, query) => ({
    selected: query.getEvent('selected').size(),
    hovered: query.getEvent('hovered').size(),
  }))
  return (
    <p>
      Selected: {selected}. Hovered: {hovered}.
    </p>
  )
}

export function OwnHandlers() {
  return (
    <Editor handlers={makeHandlers}>
      <Events />
      <Background>
        <Frame>
          <Element is="div" canvas className="demo-box">
            <p className="demo-text">Click me</p>
            <p className="demo-text">Then me, with Shift</p>
            <p className="demo-text">Drag me, and press Escape</p>
          </Element>
        </Frame>
        <p className="demo-tools">Click here to clear the selection.</p>
      </Background>
    </Editor>
  )
}
