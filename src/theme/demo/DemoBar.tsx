import type { Commands } from './commands'
import type { EditorView } from './watch/EditorView'

/** What the controls beside an editor work with. */
export interface Controls {
  view: EditorView
  commands: Commands
}

interface DemoBarProps {
  /** `null` until the editor is alive: the controls stand there already, so that nothing moves. */
  controls: Controls | null
  /** Shows how a command went. */
  tell: (message: string) => void
  reset: () => void
}

/** Controls for those who do not drag: choose a node, move it, delete it, undo, start again. */
export function DemoBar({ controls, tell, reset }: DemoBarProps) {
  const { view, commands } = controls ?? {}
  const button = (label: string, act: (commands: Commands) => string) => (
    <button type="button" disabled={!commands} onClick={() => commands && tell(act(commands))}>
      {label}
    </button>
  )
  return (
    <div className="demo-bar" role="group" aria-label="Edit without dragging">
      <select
        aria-label="Selected node"
        disabled={!commands}
        value={view?.selected ?? ''}
        onChange={(event) => commands && tell(commands.select(event.target.value))}
      >
        <option value="">Select a node</option>
        {view?.nodes.map(({ id, label, depth }) => (
          <option key={id} value={id}>
            {'\u2007'.repeat(2 * depth) + label}
          </option>
        ))}
      </select>
      {button('Up', (all) => all.shift(-1))}
      {button('Down', (all) => all.shift(1))}
      <select
        aria-label="Move into"
        disabled={!commands}
        value=""
        onChange={(event) => commands && tell(commands.moveInto(event.target.value))}
      >
        <option value="">Move into</option>
        {view?.nodes
          .filter(({ isCanvas }) => isCanvas)
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </select>
      {button('Delete', (all) => all.remove())}
      {button('Undo', (all) => all.undo())}
      {button('Redo', (all) => all.redo())}
      <button type="button" disabled={!commands} onClick={reset}>
        Reset
      </button>
    </div>
  )
}
