import type { Differences as DifferencesOfPage } from './differencesOf'

/** The most removed Nodes that are named. */
const MAX_NAMES = 200

/** What the cures changed, Node by Node. */
export function Differences({ differences }: { differences: DifferencesOfPage }) {
  const { count, removed, lines, left } = differences
  if (count === 0) return <p>Nothing has been changed so far.</p>
  const others = removed.length > MAX_NAMES ? ` and ${removed.length - MAX_NAMES} more` : ''
  return (
    <>
      <p>
        {count === 1 ? '1 Node differs.' : `${count} Nodes differ.`}{' '}
        {removed.length === 0
          ? 'No Node was removed.'
          : `Removed: ${removed.slice(0, MAX_NAMES).join(', ')}${others}.`}
      </p>
      <pre className="doctor-diff" tabIndex={0} role="region" aria-label="Before and after">
        {lines.map(({ kind, text }, at) =>
          kind === 'removed' ? <del key={at}>{`- ${text}\n`}</del> : <ins key={at}>{`+ ${text}\n`}</ins>,
        )}
        {left > 0 ? `and ${left} more Nodes` : null}
      </pre>
    </>
  )
}
