import type { Commands } from './commands'
import type { EditorView } from './observed/editorView'

/** The state of an editor, and the commands for it. */
export interface Controls {
  view: EditorView
  commands: Commands
}

interface DemoBarProps {
  controls: Controls
  /** Shows the message that a command returned. */
  report: (message: string) => void
}

/** Controls for readers who do not drag: select, move and delete a node. They come with the editor. */
export function DemoBar({ controls: { view, commands }, report }: DemoBarProps) {
  const button = (label: string, act: () => string) => (
    <button type="button" onClick={() => report(act())}>
      {label}
    </button>
  )
  return (
    <>
      <select
        aria-label="Selected node"
        value={view.selected ?? ''}
        onChange={(event) => report(commands.select(event.target.value))}
      >
        <option value="">Select a node</option>
        {view.nodes.map(({ id, label, depth }) => (
          <option key={id} value={id}>
            {'\u2007'.repeat(2 * depth) + label}
          </option>
        ))}
      </select>
      {button('Up', () => commands.shift(-1))}
      {button('Down', () => commands.shift(1))}
      <select
        aria-label="Move into"
        value=""
        onChange={(event) => report(commands.moveInto(event.target.value))}
      >
        <option value="">Move into</option>
        {view.nodes
          .filter(({ isCanvas }) => isCanvas)
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </select>
      {button('Delete', () => commands.remove())}
    </>
  )
}
