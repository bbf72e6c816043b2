import { useCallback, useEffect, useRef, useState } from 'react'
import { pointer } from '@craftjs-site/saved-page'
import { Link, PlainPage, saveFile, useSheet } from '../theme/ui'
import { CodeList } from './CodeList'
import type { ShownFinding } from './diagnosis'
import type { Place } from './inspectionService'
import { FindingList } from './Findings'
import { FixedPage } from './FixedPage'
import { isLong } from './longText'
import { NodeJson } from './NodeJson'
import { NodeTree } from './NodeTree'
import { SavedPage } from './SavedPage'
import sheet from './stateDoctor.sheet.css'
import { useInspection } from './useInspection'
import { SummaryBar, summaryOf } from './Summary'

const NONE: readonly never[] = []

/** Inspects and fixes saved pages, entirely in the browser. */
export function StateDoctor() {
  const field = useRef<HTMLTextAreaElement>(null)
  const fixedField = useRef<HTMLTextAreaElement>(null)
  const tool = useInspection(field)
  const { inspection, isBusy, failure, client, fixedText } = tool
  const [place, setPlace] = useState<Place | null>(null)
  /** The result of the last copy, and the inspection that was on the screen. */
  const [copied, setCopied] = useState({ status: '', inspection })
  useSheet(sheet)

  const show = useCallback(({ node, path }: ShownFinding) => {
    if (node === null) return
    setPlace({ node, path })
    document.querySelector('.doctor-json')?.scrollIntoView({ block: 'start' })
  }, [])
  const select = useCallback((node: string) => setPlace({ node, path: pointer(node) }), [])
  const copy = async (text?: string) => {
    try {
      await navigator.clipboard.writeText(text ?? (await fixedText()))
      setCopied({ status: 'Copied.', inspection })
    } catch {
      fixedField.current?.select()
      const way = isLong(inspection?.result?.text ?? '')
        ? 'Download the fixed page instead.'
        : 'The fixed page is selected: copy it with your keyboard.'
      const status = `Copying is not possible here. ${way}`
      setCopied({ status, inspection })
    }
  }
  const download = async () => saveFile('page.json', 'application/json', await fixedText())
  const isRead = inspection !== null
  // The field shrinks once a text was read. Keep its end in view, above the summary.
  useEffect(() => {
    if (isRead) field.current?.scrollIntoView({ block: 'nearest' })
  }, [isRead])

  const summary = summaryOf(inspection)
  const { reading, findings = NONE, result = null, request } = inspection ?? {}
  const status = copied.inspection === inspection ? copied.status : ''
  const message = failure
    ? `The inspection failed: ${failure}. Your text is unchanged.`
    : isBusy
      ? 'Inspecting…'
      : status || summary.message

  return (
    <PlainPage
      title="State Doctor"
      lead="Does a saved page of Craft.js no longer load? Paste it here to find out why, and to fix it. Nothing leaves your browser."
    >
      <div className="state-doctor controls">
        <p className="doctor-no-scripts">
          The inspection runs in your browser and needs JavaScript. Without it, the{' '}
          <a href="#codes">list of faults</a> below, <Link href="/docs/api/errors">All errors</Link> and the{' '}
          <Link href="/schema/serialized-nodes.json">JSON Schema of a saved page</Link> help you find the
          cause.
        </p>

        <div className="doctor-desk" data-read={isRead}>
          <SavedPage
            field={field}
            length={tool.length}
            onInput={tool.read}
            onOpen={tool.open}
            onNames={tool.setNames}
          />

          <section aria-labelledby="findings" aria-busy={isBusy}>
            <h2 id="findings">Findings</h2>
            <SummaryBar
              summary={summary}
              message={message}
              onFix={tool.fixAll}
              onCopy={() => void copy()}
              onUndo={tool.undoAll}
            />
            {reading && reading.encodings.length > 0 ? (
              <p>Read from {reading.encodings.join(', ')}.</p>
            ) : null}
            {summary.isFixable ? (
              <p className="doctor-hint">
                “Fix all” fixes every error and warning, and you can undo each fix. It skips notes, which may
                be intentional, and components that only you can choose.
                {summary.losses === '' ? null : ` These fixes remove content: ${summary.losses}.`}
              </p>
            ) : null}
            {findings.length > 0 ? (
              <FindingList
                findings={findings}
                names={request?.names ?? NONE}
                onRename={tool.rename}
                onShow={show}
                onToggle={tool.toggle}
              />
            ) : null}
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
            <NodeJson client={client} reading={reading} place={place} />
          </section>
        ) : null}

        {result ? (
          <FixedPage
            client={client}
            field={fixedField}
            result={result}
            summary={summary}
            status={status}
            onCopy={(text) => void copy(text)}
            onDownload={() => void download()}
          />
        ) : null}

        <section aria-labelledby="codes">
          <h2 id="codes">What it finds</h2>
          <p>
            The State Doctor reads what <code>query.serialize()</code> returned, however you stored it: as
            JSON, base64, LZ-UTF8, lz-string, deflate or gzip. It works offline.
          </p>
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
