import { useEditor } from '@craftjs/core'
import { announce } from '../announce'

/** Undo and redo, each where there is something to; what was said about the step before no longer holds. */
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
