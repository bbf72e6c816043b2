import { type RefObject, useEffect, useState } from 'react'
import type { Statistics } from '@craftjs-site/saved-page'
import { PLAYGROUND } from '../model/examples'
import { withPathPrefix } from '../theme/ui'
import type { Differences as DifferencesOfPage } from './differencesOf'
import type { Result } from './inspectionService'
import { isLong, shownOf } from './longText'
import type { InspectionClient } from './inspectionClient'
import { PagePicture } from './PagePicture'
import type { Summary } from './Summary'

/** Maximum number of removed Nodes that are named. */
const MAX_NAMES = 200

/** The changes made by the fixes, Node by Node. */
function Differences({ differences }: { differences: DifferencesOfPage }) {
  const { count, removed, lines, omitted } = differences
  if (count === 0) return <p>Nothing has been changed yet.</p>
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
        {omitted > 0 ? `and ${omitted} more Nodes` : null}
      </pre>
    </>
  )
}

const count = (value: number) => value.toLocaleString('en-US')

/** Statistics about a page, and how often it uses each component. */
function Numbers({ numbers }: { numbers: Statistics }) {
  const rows: [string, string][] = [
    ['Nodes', count(numbers.nodes)],
    ['Canvas Nodes', count(numbers.canvases)],
    ['Linked Nodes', count(numbers.linked)],
    ['Hidden Nodes', count(numbers.hidden)],
    ['Nodes that are not in the tree', count(numbers.unreachable)],
    ['Levels', count(numbers.depth)],
    ['Characters of JSON', count(numbers.characters)],
  ]
  const { largest } = numbers
  if (largest) rows.push(['Largest Node', `${largest.id}, ${count(largest.characters)} characters`])
  return (
    <div className="doctor-numbers">
      <table>
        <caption>The page</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Components and tags</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Nodes</th>
          </tr>
        </thead>
        <tbody>
          {numbers.types.slice(0, 50).map(({ name, isTag, count: uses }) => (
            <tr key={`${name} ${isTag}`}>
              <th scope="row">
                <code>{isTag ? `<${name}>` : name}</code>
              </th>
              <td>{count(uses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ResolverStubProps {
  client: RefObject<InspectionClient>
  result: Result
  onCopy: (text: string) => void
}

/** TypeScript for the components that a page names. It is generated when the reader opens it. */
function ResolverStub({ client, result, onCopy }: ResolverStubProps) {
  const [isOpen, setOpen] = useState(false)
  const [stub, setStub] = useState('')
  useEffect(() => {
    let isCurrent = true
    if (isOpen)
      void client.current?.resolver().then(
        (text) => isCurrent && setStub(text),
        () => {},
      )
    return () => void (isCurrent = false)
  }, [client, isOpen, result])
  return (
    <details className="doctor-stub" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>A resolver for this page, in TypeScript</summary>
      <p>
        A component for every name in the page, with the props that it has there. Fill in what they render.
      </p>
      <button type="button" onClick={() => onCopy(stub)}>
        Copy resolver
      </button>
      <pre tabIndex={0} role="region" aria-label="Resolver">
        {stub}
      </pre>
    </details>
  )
}

interface FixedPageProps {
  client: RefObject<InspectionClient>
  field: RefObject<HTMLTextAreaElement>
  result: Result
  summary: Summary
  /** The result of the last copy. */
  status: string
  onCopy: (text?: string) => void
  onDownload: () => void
}

/** The page after the chosen fixes, with buttons to export it, and its differences from the saved page. */
export function FixedPage(props: FixedPageProps) {
  const { client, field, result, summary, status, onCopy, onDownload } = props
  const { isChanged, isSound, faulty } = summary
  const { text, whole, fragment, picture, differences, numbers } = result
  return (
    <section aria-labelledby="fixed">
      <h2 id="fixed">{isChanged ? 'After fixing' : isSound ? 'Nothing to fix' : 'Nothing fixed yet'}</h2>
      <div className="doctor-result">
        <div>
          <label htmlFor="fixed-page">{isChanged ? 'Fixed page' : 'Your page as it is'}</label>
          <textarea id="fixed-page" ref={field} rows={10} readOnly spellCheck={false} value={shownOf(text)} />
          {isLong(text) ? (
            <p className="doctor-hint">
              The field shows only the first lines. Copy and Download include the whole page.
            </p>
          ) : null}
          <div className="doctor-row">
            <button type="button" disabled={!isChanged} onClick={() => onCopy()}>
              Copy
            </button>
            <button type="button" disabled={!isChanged} onClick={onDownload}>
              Download
            </button>
            {whole === null || !isChanged ? null : (
              <button type="button" onClick={() => onCopy(whole)}>
                Copy the whole text
              </button>
            )}
            {fragment === null ? null : (
              <a className="control" href={`${withPathPrefix(PLAYGROUND)}#${fragment}`}>
                Open in the playground
              </a>
            )}
          </div>
          <p className="doctor-hint">{status}</p>
        </div>
        <PagePicture picture={picture} faulty={faulty} />
      </div>
      <h3>Before and after</h3>
      <Differences differences={differences} />
      <h3>Statistics</h3>
      <Numbers numbers={numbers} />
      <ResolverStub client={client} result={result} onCopy={onCopy} />
    </section>
  )
}
