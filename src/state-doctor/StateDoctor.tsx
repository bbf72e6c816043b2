import { useCallback, useRef, useState } from 'react'
import { isSound } from '@craftjs-site/saved-page'
import { Link, PlainPage, useSheet } from '../theme/ui'
import { CodeList } from './CodeList'
import type { ShownFinding } from './diagnosis'
import type { Place } from './doctor'
import { FindingList, verdict } from './Findings'
import { NodeJson } from './NodeJson'
import { NodeTree } from './NodeTree'
import { FixedPage } from './FixedPage'
import { SavedPage } from './SavedPage'
import sheet from './stateDoctor.sheet.css'
import { useDoctor } from './useDoctor'

/** Inspects and fixes saved pages, in the browser alone. */
export function StateDoctor() {
  const field = useRef<HTMLTextAreaElement>(null)
  const { examination, isBusy, failure, doctor, fixedText, read, open, setNames, fixAll, undoAll, toggle } =
    useDoctor(field)
  const [place, setPlace] = useState<Place | null>(null)
  useSheet(sheet)

  const show = useCallback(({ node, path }: ShownFinding) => {
    if (node === null) return
    setPlace({ node, path })
    document.querySelector('.doctor-json')?.scrollIntoView({ block: 'start' })
  }, [])
  const select = useCallback(
    (node: string) => setPlace({ node, path: `/${node.replaceAll('~', '~0').replaceAll('/', '~1')}` }),
    [],
  )
  const message = failure
    ? `The inspection failed: ${failure}. Your text is unchanged.`
    : isBusy
      ? 'Inspecting…'
      : verdict(examination)
  const { reading, findings = [], result = null } = examination ?? {}

  return (
    <PlainPage
      title="State Doctor"
      lead="Does a saved page of Craft.js no longer load? Paste it here to find out why, and to fix it."
    >
      <div className="state-doctor controls">
        <p>
          The State Doctor reads what <code>query.serialize()</code> returned, however you stored it: as JSON,
          base64, LZ-UTF8, lz-string, deflate or gzip. It knows what Craft.js 0.2.12 does with{' '}
          <a href="#codes">each fault</a>, and offers a fix for it.{' '}
          <strong>Nothing leaves your browser</strong>, and the page works offline.
        </p>
        <p className="doctor-no-scripts">
          The inspection runs in your browser and needs JavaScript. Without it, the{' '}
          <a href="#codes">list of faults</a> below, <Link href="/docs/api/errors">All errors</Link> and the{' '}
          <Link href="/schema/serialized-nodes.json">JSON Schema of a saved page</Link> help you find the
          cause.
        </p>

        <div className="doctor-desk" data-read={examination !== null}>
          <SavedPage field={field} onInput={read} onOpen={open} onNames={setNames} />

          <section
            aria-labelledby="findings"
            aria-busy={isBusy}
            data-sound={result ? isSound(findings) : undefined}
          >
            <h2 id="findings">Findings</h2>
            <div className="doctor-verdict doctor-row">
              <p role="status">{message}</p>
              <button type="button" className="control-primary" onClick={fixAll}>
                Fix all
              </button>
              <button type="button" onClick={undoAll}>
                Undo all
              </button>
            </div>
            {reading && reading.encodings.length > 0 ? (
              <p>Read from {reading.encodings.join(', ')}.</p>
            ) : null}
            <p className="doctor-hint">
              Fix all applies the fix for every error and warning. You can undo each of them. Notes are about
              things that may be intentional: they stay as they are unless you change them one by one.
            </p>
            {findings.length > 0 ? <FindingList findings={findings} onShow={show} onToggle={toggle} /> : null}
          </section>
        </div>

        {reading?.rows ? (
          <section aria-labelledby="node" className="doctor-inside">
            <h2 id="node">Nodes and JSON</h2>
            <NodeTree
              rows={reading.rows}
              findings={findings}
              selected={place?.node ?? null}
              onSelect={select}
            />
            <NodeJson doctor={doctor} reading={reading} place={place} />
          </section>
        ) : null}

        <FixedPage doctor={doctor} result={result} fixedText={fixedText} />

        <section aria-labelledby="codes">
          <h2 id="codes">What it finds</h2>
          <p>
            Every finding has a code. An <b>error</b> means that Craft.js throws, or shows nothing. A{' '}
            <b>warning</b> means that it shows the page, but loses something, or that an action fails later. A{' '}
            <b>note</b> is about something that may be intentional. An error is reported as a warning where
            Craft.js does not render the Node, or can cope with it. Each code is tested with a page that is
            loaded in Craft.js before and after the fix.
          </p>
          <CodeList />
        </section>
      </div>
    </PlainPage>
  )
}
