import { useEditor } from '@craftjs/core'
import { Icon } from '../ui/Icon'

export function History() {
  const { actions, canUndo, canRedo } = useEditor((_state, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }))
  const { undo, redo } = actions.history
  const steps = [
    ['Undo', 'undo', canUndo, undo],
    ['Redo', 'redo', canRedo, redo],
  ] as const
  return steps.map(([name, icon, isPossible, run]) => (
    <button
      key={name}
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      // `disabled` would make the button lose focus after the last step.
      aria-disabled={!isPossible}
      onClick={() => isPossible && run()}
    >
      <Icon name={icon} />
    </button>
  ))
}
