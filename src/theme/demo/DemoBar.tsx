import { useState } from 'react'
import type { RunCommand } from './commands'
import type { DemoReport } from './instrumented/demoReport'

interface DemoBarProps {
  report: Pick<DemoReport, 'nodes' | 'selected'>
  run: RunCommand
}

/** Controls for selecting, moving and deleting a node without dragging. They are loaded with the live editor. */
export function DemoBar({ report, run }: DemoBarProps) {
  const canvases = report.nodes.filter(({ isCanvas }) => isCanvas)
  const [chosen, setChosen] = useState('')
  // The chosen Node may have been deleted.
  const target = canvases.some(({ id }) => id === chosen) ? chosen : ''
  const button = (label: string, ...command: Parameters<RunCommand>) => (
    <button type="button" onClick={() => run(...command)}>
      {label}
    </button>
  )
  return (
    <>
      <select
        aria-label="Selected node"
        value={report.selected ?? ''}
        onChange={(event) => run('select', event.target.value)}
      >
        <option value="">Select a node</option>
        {report.nodes.map(({ id, label, depth }) => (
          <option key={id} value={id}>
            {'\u2007'.repeat(2 * depth) + label}
          </option>
        ))}
      </select>
      {button('Up', 'shift', -1)}
      {button('Down', 'shift', 1)}
      {/* Arrow keys change the menu, so only the button moves the node. */}
      <select aria-label="Move into" value={target} onChange={(event) => setChosen(event.target.value)}>
        <option value="">Move into</option>
        {canvases.map(({ id, label, depth }) => (
          <option key={id} value={id}>
            {'\u2007'.repeat(2 * depth) + label}
          </option>
        ))}
      </select>
      <button type="button" disabled={target === ''} onClick={() => run('moveInto', target)}>
        Move
      </button>
      {button('Delete', 'remove')}
    </>
  )
}
