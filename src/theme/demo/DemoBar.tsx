import type { Commands } from './commands'
import type { EditorView } from './observed/editorView'

/** The state of an editor, and the commands for it. */
export interface Controls {
  view: EditorView
  commands: Commands
}

export interface DemoBarProps {
  id: string
  /** `null` until the editor is live. The controls are rendered before, disabled, so that nothing moves. */
  controls: Controls | null
  /** Shows the message that a command returned. */
  report: (message: string) => void
  isOpen: boolean
}

/** Controls for readers who do not drag: select, move and delete a node. The style sheet shows them on touch screens. */
export function DemoBar({ id, controls, report, isOpen }: DemoBarProps) {
  const { view, commands } = controls ?? {}
  const button = (label: string, act: (commands: Commands) => string) => (
    <button type="button" disabled={!commands} onClick={() => commands && report(act(commands))}>
      {label}
    </button>
  )
  return (
    <div
      className="demo-bar"
      id={id}
      role="group"
      aria-label="Edit without dragging"
      data-open={isOpen ? '' : undefined}
    >
      <select
        aria-label="Selected node"
        disabled={!commands}
        value={view?.selected ?? ''}
        onChange={(event) => commands && report(commands.select(event.target.value))}
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
        onChange={(event) => commands && report(commands.moveInto(event.target.value))}
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
    </div>
  )
}
