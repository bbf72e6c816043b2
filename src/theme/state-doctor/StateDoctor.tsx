import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isSound } from '../../model/saved-page'
import { Link, loadSheet, PlainPage } from '../ui'
import { CodeList } from './CodeList'
import type { Diagnosis, ShownFinding, Treatment } from './diagnosis'
import { Differences } from './Differences'
import { download, playgroundHref, textOfFile } from './files'
import { FindingList } from './Findings'
import { NodeJson, type Place } from './NodeJson'
import { NodeTree } from './NodeTree'
import { Numbers } from './Numbers'
import { ResolverStub } from './ResolverStub'
import sheet from './stateDoctor.sheet.css'
import { useDiagnosis } from './useDiagnosis'

/** What the findings come to, in one sentence. */
function verdict(diagnosis: Diagnosis | null, treatment: Treatment | null, isBusy: boolean): string {
  if (isBusy) return 'Inspecting…'
  if (!diagnosis || !treatment) return 'Paste a saved page to see what is wrong with it.'
  if (diagnosis.page === null) return 'There is no page in this text.'
  const { findings } = treatment
  const count = (severity: string) => findings.filter((each) => each.severity === severity).length
  const parts = [
    [count('error'), 'error'],
    [count('warning'), 'warning'],
    [count('note'), 'note'],
  ] as const
  const list = parts.flatMap(([number, word]) =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`],
  )
  if (list.length === 0) return 'This page is sound: nothing was found.'
  const open = findings.filter(({ state }) => state === 'open').length
  const sound = isSound(findings) ? 'The page is sound.' : open === 0 ? 'All are cured.' : `${open} to cure.`
  return `${list.join(', ')}. ${sound}`
}

/** Inspects and repairs saved pages, in the browser alone. */
export function StateDoctor() {
  const field = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLTextAreaElement>(null)
  const { diagnosis, treatment, isBusy, read, open, setNames, repairAll, undoAll, toggle } =
    useDiagnosis(field)
  const [place, setPlace] = useState<Place | null>(null)
  const [status, setStatus] = useState('')
  useEffect(() => void loadSheet(sheet).catch(() => {}), [])

  const page = diagnosis?.page ?? null
  const repaired = treatment?.repaired ?? null
  const playground = useMemo(() => (repaired ? playgroundHref(repaired) : null), [repaired])
  const show = useCallback(({ node, path }: ShownFinding) => {
    if (node === null) return
    setPlace({ node, path })
    document.getElementById('node')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const select = useCallback(
    (node: string) => setPlace({ node, path: `/${node.replaceAll('~', '~0').replaceAll('/', '~1')}` }),
    [],
  )
  const message = verdict(diagnosis, treatment, isBusy)

  const openFile = (file: Blob | null | undefined) => {
    if (file) void textOfFile(file).then(open, () => setStatus('The file could not be read.'))
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    openFile(file)
  }
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`${what} copied.`),
      () => {
        result.current?.select()
        setStatus('Copying is not possible here. The text is selected: copy it with your keyboard.')
      },
    )

  return (
    <PlainPage
      title="State Doctor"
      lead="A saved page of Craft.js does not load? Paste it here to see what is wrong with it, and to repair it."
    >
      <div className="state-doctor">
        <p>
          The State Doctor reads what <code>query.serialize()</code> returned, in any form in which it is
          stored: JSON, base64, LZ-UTF8, lz-string, deflate or gzip. It knows what Craft.js 0.2.12 does with{' '}
          <a href="#codes">each fault</a>, and offers a cure for it.{' '}
          <strong>Nothing leaves your browser</strong>, and the page works offline.
        </p>
        <p className="doctor-no-scripts">
          The inspection runs in your browser and needs JavaScript. Without it, the{' '}
          <a href="#codes">list of faults</a> below, <Link href="/docs/api/errors">All errors</Link> and the{' '}
          <a href="/schema/serialized-nodes.json">JSON Schema of a saved page</a> help you find the cause.
        </p>

        <section aria-labelledby="saved" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <h2 id="saved">Your page</h2>
          <label htmlFor="saved-page">Saved page</label>
          <textarea
            id="saved-page"
            ref={field}
            rows={10}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            placeholder='{"ROOT":{"type":{"resolvedName":"Container"},"nodes":["a"]…'
            onInput={read}
          />
          <div className="doctor-row">
            <label className="doctor-file">
              Open a file
              <input type="file" onChange={({ currentTarget }) => openFile(currentTarget.files?.[0])} />
            </label>
            <span>or drop one here.</span>
          </div>
          <label htmlFor="resolver-names">Components in your resolver (optional)</label>
          <input
            id="resolver-names"
            type="text"
            spellCheck={false}
            autoComplete="off"
            placeholder="Container, Text, Button"
            aria-describedby="resolver-names-hint"
            onChange={({ currentTarget }) => setNames(currentTarget.value)}
          />
          <p id="resolver-names-hint" className="doctor-hint">
            With them, components that the resolver lacks are found too. You can paste the resolver itself.
          </p>
        </section>

        <section
          aria-labelledby="findings"
          aria-busy={isBusy}
          data-sound={treatment ? isSound(treatment.findings) : undefined}
        >
          <h2 id="findings">Findings</h2>
          <p role="status">{message}</p>
          {diagnosis && diagnosis.encodings.length > 0 ? (
            <p>Read from {diagnosis.encodings.join(', ')}.</p>
          ) : null}
          <div className="doctor-row">
            <button type="button" className="doctor-primary" onClick={repairAll}>
              Repair all
            </button>
            <button type="button" onClick={undoAll}>
              Undo all
            </button>
          </div>
          <p className="doctor-hint">
            Repair all makes the cure of every error and warning. You can undo each of them. Notes are about
            what may be on purpose, and stay.
          </p>
          {treatment && treatment.findings.length > 0 ? (
            <FindingList findings={treatment.findings} onShow={show} onToggle={toggle} />
          ) : null}
        </section>

        {page && treatment && diagnosis ? (
          <section aria-labelledby="node" className="doctor-inside">
            <h2 id="node">The saved page</h2>
            <NodeTree
              page={page}
              findings={treatment.findings}
              selected={place?.node ?? null}
              onSelect={select}
            />
            <NodeJson page={page} length={diagnosis.text.length} place={place} />
          </section>
        ) : null}

        <section aria-labelledby="repaired">
          <h2 id="repaired">The repaired page</h2>
          <label htmlFor="repaired-page">Repaired page</label>
          <textarea
            id="repaired-page"
            ref={result}
            rows={10}
            readOnly
            spellCheck={false}
            value={treatment?.text ?? ''}
          />
          <div className="doctor-row">
            <button type="button" onClick={() => void copy(result.current?.value ?? '', 'Repaired page')}>
              Copy repaired page
            </button>
            <button type="button" onClick={() => download(result.current?.value ?? '', 'page.json')}>
              Download
            </button>
            {playground === null ? null : <a href={playground}>Open in the playground</a>}
          </div>
          <p role="status" className="doctor-hint">
            {status}
          </p>
          {repaired && page ? (
            <>
              <h3>Before and after</h3>
              <Differences before={page} after={repaired} />
            </>
          ) : null}
          {repaired ? (
            <>
              <h3>In numbers</h3>
              <Numbers page={repaired} />
            </>
          ) : null}
          {repaired ? <ResolverStub page={repaired} onCopy={(text) => void copy(text, 'Resolver')} /> : null}
        </section>

        <section aria-labelledby="codes">
          <h2 id="codes">What it finds</h2>
          <p>
            Every finding has a code. An <b>error</b> means that Craft.js throws, shows nothing, or damages
            the page when it is edited. With a <b>warning</b> it loads the page, but loses something or fails
            later. A <b>note</b> is about what may be on purpose. Each code is tested with a page that is
            loaded in Craft.js before and after the cure.
          </p>
          <CodeList />
        </section>
      </div>
    </PlainPage>
  )
}
