import { memo, type ReactNode } from 'react'
import type { Rendered } from './addRenders'

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
        {renders.map((each) => (
          <RenderRow key={`${each.component} ${each.id}`} {...each} />
        ))}
      </ol>
      <button type="button" className="inspector-clear" onClick={onClear}>
        Clear re-renders
      </button>
    </>
  )
}

const RenderRow = memo(function RenderRow({ component, id, cause, times, isLast }: Rendered) {
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
})
