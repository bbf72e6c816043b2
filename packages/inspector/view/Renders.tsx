import type { Render } from '../observe/renders'

/** How often a component has re-rendered, and whether it did in the last commit. */
export type Rendered = Render & { times: number; isLast: boolean }

/** Maximum number of listed components. */
const MAX_LISTED = 500

/** Adds the re-renders of a commit to a list, latest first. */
export function addRenders(listed: readonly Rendered[], added: readonly Render[]): Rendered[] {
  const keyOf = ({ component, id }: Render) => `${component} ${id}`
  const earlier = new Map(listed.map((each) => [keyOf(each), { ...each, isLast: false }]))
  const latest = new Map<string, Rendered>()
  for (const each of added) {
    const key = keyOf(each)
    const { times } = latest.get(key) ?? earlier.get(key) ?? { times: 0 }
    latest.set(key, { ...each, times: times + 1, isLast: true })
  }
  for (const key of latest.keys()) earlier.delete(key)
  return [...latest.values(), ...earlier.values()].slice(0, MAX_LISTED)
}

/** The components that have re-rendered, latest first. */
export function Renders({ renders, onClear }: { renders: readonly Rendered[]; onClear: () => void }) {
  if (renders.length === 0) return <p>No component has re-rendered yet.</p>
  return (
    <>
      <ol className="inspector-renders" aria-label="Re-renders">
        {renders.map(({ component, id, cause, times, isLast }, index) => (
          <li key={index} data-last={isLast || undefined}>
            {component} {id !== null && <code>{id}</code>}{' '}
            <small>
              {cause === 'props' ? 'new props' : 'own hooks'}
              {times > 1 && ` ×${times}`}
            </small>
          </li>
        ))}
      </ol>
      <button type="button" className="inspector-clear" onClick={onClear}>
        Clear re-renders
      </button>
    </>
  )
}
