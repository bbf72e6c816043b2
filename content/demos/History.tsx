import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

const Counter: UserComponent<{ text: string; count: number }> = ({
  text,
  count,
}) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}: {count}
    </p>
  )
}
Counter.craft = { displayName: 'Counter' }

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(el))}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

function Toolbar() {
  const { actions, query, counters, canUndo, canRedo } = useEditor(
    (state, query) => ({
      counters: state.nodes.ROOT?.data.nodes ?? [],
      canUndo: query.history.canUndo(),
      canRedo: query.history.canRedo(),
    }),
  )
  const add = ({ setProp }: Pick<typeof actions, 'setProp'>) => {
    const counter =
      counters.find((id) => query.node(id).isSelected()) ?? counters[0]
    if (counter) setProp(counter, (props) => (props.count += 1))
  }
  return (
    <div className="demo-tools">
      <button onClick={() => add(actions)}>Add 1</button>
      <button onClick={() => add(actions.history.throttle(2000))}>
        Add 1, throttled
      </button>
      <button onClick={() => add(actions.history.ignore())}>
        Add 1, ignored
      </button>
      <button onClick={() => actions.history.undo()}>
        Undo{canUndo ? '' : ': nothing'}
      </button>
      <button onClick={() => actions.history.redo()}>
        Redo{canRedo ? '' : ': nothing'}
      </button>
    </div>
  )
}

export function History() {
  return (
    <Editor resolver={{ Counter, Page }}>
      <Frame>
        <Element is={Page} canvas>
          <Counter text="Counter A" count={0} />
          <Counter text="Counter B" count={0} />
        </Element>
      </Frame>
      <Toolbar />
    </Editor>
  )
}
