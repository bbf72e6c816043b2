import { useEditor } from '@craftjs/core'
import { announce } from '../announce'

/** Undo and redo. They do nothing at the end of the history, and replace the previous announcement. */
export function useSteps() {
  const { actions, query } = useEditor()

  return {
    undo: () => {
      if (!query.history.canUndo()) return
      actions.history.undo()
      announce('Undone')
    },
    redo: () => {
      if (!query.history.canRedo()) return
      actions.history.redo()
      announce('Redone')
    },
  }
}
