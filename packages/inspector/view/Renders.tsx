import type { ReactNode } from 'react'
import type { Rendered } from './addRenders'
import { Rows } from './Rows'

interface RendersProps {
  renders: readonly Rendered[]
  onClear: () => void
}

/** The components that have rendered again, the latest first. */
export function Renders({ renders, onClear }: RendersProps): ReactNode {
  if (renders.length === 0) return <p>No component has rendered again yet.</p>
  return (
    <>
      <ol className="inspector-renders" aria-label="Re-renders">
        <Rows items={renders} row={RenderRow} />
      </ol>
      <button type="button" className="inspector-clear" onClick={onClear}>
        Clear re-renders
      </button>
    </>
  )
}

function RenderRow({ component, id, cause, times, isLast }: Rendered) {
  return (
    <li data-last={isLast || undefined}>
      {component}{' '}
      {id !== null && (
        <>
          <code>{id}</code>{' '}
        </>
      )}
      <small>{cause === 'props' ? 'new props' : 'own hooks'}</small>
      {times > 1 && <small> ×{times}</small>}
    </li>
  )
}
