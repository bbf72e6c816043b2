import { useEditor } from '@craftjs/core'

export function UndoRedo() {
  const {
    actions: { history },
    canUndo,
    canRedo,
  } = useEditor((state, query) => ({
    canUndo: state.options.enabled && query.history.canUndo(),
    canRedo: state.options.enabled && query.history.canRedo(),
  }))

  return (
    <>
      <button type="button" disabled={!canUndo} onClick={() => history.undo()}>
        Undo
      </button>
      <button type="button" disabled={!canRedo} onClick={() => history.redo()}>
        Redo
      </button>
    </>
  )
}
