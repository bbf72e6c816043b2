import { useCallback, useEffect, useRef, useState } from 'react'
import { pointer } from '@craftjs-site/saved-page'
import { Link, PlainPage, useSheet } from '../theme/ui'
import { CodeReference } from './CodeList'
import type { ShownFinding } from './diagnosis'
import { FindingsPane } from './FindingsPane'
import { FixedPage } from './FixedPage'
import type { Place } from './inspectionService'
import { NodeJson } from './NodeJson'
import { NodeTree } from './NodeTree'
import { SavedPage } from './SavedPage'
import sheet from './stateDoctor.sheet.css'
import { summaryOf } from './Summary'
import { useExport } from './useExport'
import { useInspection } from './useInspection'

/** Inspects and fixes saved pages, entirely in the browser. */
export function StateDoctor() {
  const field = useRef<HTMLTextAreaElement>(null)
  const fixedField = useRef<HTMLTextAreaElement>(null)
  const tool = useInspection(field)
  const { inspection, client } = tool
  const { status, copy, download } = useExport(inspection, tool.fixedText, fixedField)
  const [place, setPlace] = useState<Place | null>(null)
  useSheet(sheet)

  const show = useCallback(({ node, path }: ShownFinding) => {
    if (node === null) return
    setPlace({ node, path })
    document.querySelector('.doctor-json')?.scrollIntoView({ block: 'start' })
  }, [])
  const select = useCallback((node: string) => setPlace({ node, path: pointer(node) }), [])
  const isRead = inspection !== null
  // The field shrinks once a text was read. Keep its end in view, above the summary.
  useEffect(() => {
    if (isRead) field.current?.scrollIntoView({ block: 'nearest' })
  }, [isRead])

  const summary = summaryOf(inspection)
  const { reading, findings, result } = inspection ?? {}
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
            isIncomplete={tool.isIncomplete}
          />
          <FindingsPane
            tool={tool}
            summary={summary}
            status={status}
            onCopy={() => void copy()}
            onShow={show}
          />
        </div>

        {reading?.rows && findings ? (
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

        <CodeReference />
      </div>
    </PlainPage>
  )
}
