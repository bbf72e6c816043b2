import { useEditor } from '@craftjs/core'

export function UndoRedo() {
  const {
    actions: { history },
    canUndo,
    canRedo,
  } = useEditor((_state, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
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
