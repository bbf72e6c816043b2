import { ROOT_NODE, useEditor } from '@craftjs/core'
import { startTyping } from '../toolbox/startTyping'
import { MovableText } from './MovableText'
import { usePointerDrag } from './usePointerDrag'

export function TextTool() {
  const editor = useEditor((state) => ({ enabled: state.options.enabled }))
  const { actions, query, enabled } = editor
  const newText = () =>
    query.parseReactElement(<MovableText text="New text" />).toNodeTree()
  const handle = usePointerDrag(newText)

  function addAtTheEnd() {
    const tree = newText()
    if (!query.node(ROOT_NODE).isDroppable(tree.nodes[tree.rootNodeId]!)) return
    actions.addNodeTree(tree, ROOT_NODE)
    startTyping(editor, tree.rootNodeId)
  }

  return (
    <p>
      {handle && (
        <span {...handle} style={{ display: 'inline-block', touchAction: 'none' }}>
          Text
        </span>
      )}{' '}
      <button type="button" disabled={!enabled} onClick={addAtTheEnd}>
        Add text at the end
      </button>
    </p>
  )
}
