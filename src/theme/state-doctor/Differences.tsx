import { useMemo } from 'react'
import { diff, type FieldChange, type Fields, jsonText } from '../../model/saved-page'

/** The most Nodes and the longest values that are written out. */
const MAX_NODES = 200
const MAX_LENGTH = 400

const short = (value: unknown) => {
  const text = jsonText(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

function Field({ id, field: { path, before, after } }: { id: string; field: FieldChange }) {
  return (
    <>
      {before === undefined ? null : <del>{`- ${id}${path}: ${short(before)}\n`}</del>}
      {after === undefined ? null : <ins>{`+ ${id}${path}: ${short(after)}\n`}</ins>}
    </>
  )
}

/** What the cures changed, Node by Node. */
export function Differences({ before, after }: { before: Fields; after: Fields }) {
  const changes = useMemo(() => diff(before, after), [before, after])
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ id }) => id)
  if (changes.length === 0) return <p>Nothing has been changed so far.</p>
  return (
    <>
      <p>
        {changes.length === 1 ? '1 Node differs.' : `${changes.length} Nodes differ.`}{' '}
        {removed.length === 0
          ? 'No Node was removed.'
          : `Removed: ${removed.slice(0, MAX_NODES).join(', ')}.`}
      </p>
      <pre className="doctor-diff" tabIndex={0} role="region" aria-label="Before and after">
        {changes
          .slice(0, MAX_NODES)
          .map(({ id, fields }) =>
            fields.map((field) => <Field key={`${id} ${field.path}`} id={id} field={field} />),
          )}
        {changes.length > MAX_NODES ? `and ${changes.length - MAX_NODES} more Nodes` : null}
      </pre>
    </>
  )
}
