import { type RefObject, useRef, useState } from 'react'
import { PLAYGROUND } from '../../model/examples'
import { withPathPrefix } from '../ui'
import { Differences } from './Differences'
import type { Repaired } from './doctor'
import { Numbers } from './Numbers'
import type { RemoteDoctor } from './openDoctor'
import { ResolverStub } from './ResolverStub'
import { saveFile } from './saveFile'

/** Longer texts are shown without breaking their lines. */
const UNWRAPPED = 500_000

interface RepairedPageProps {
  doctor: RefObject<RemoteDoctor>
  /** `null` when there is no page. */
  repaired: Repaired | null
  /** The page that all choices so far result in, even if it is not shown yet. */
  repairedText: () => Promise<string>
}

/** What the chosen cures result in: the page, where to take it, and what is different about it. */
export function RepairedPage({ doctor, repaired, repairedText }: RepairedPageProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState('')
  const copy = (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(`${what} copied.`),
      () => {
        field.current?.select()
        setStatus('Copying is not possible here. The repaired page is selected: copy it with your keyboard.')
      },
    )
  return (
    <section aria-labelledby="repaired">
      <h2 id="repaired">After the repair</h2>
      <label htmlFor="repaired-page">Repaired page</label>
      <textarea
        id="repaired-page"
        ref={field}
        rows={10}
        readOnly
        // Breaking the lines of a long text takes longer than repairing the page.
        wrap={(repaired?.text.length ?? 0) > UNWRAPPED ? 'off' : undefined}
        spellCheck={false}
        value={repaired?.text ?? ''}
      />
      <div className="doctor-row">
        <button type="button" onClick={() => void repairedText().then((text) => copy(text, 'Repaired page'))}>
          Copy repaired page
        </button>
        <button type="button" onClick={() => void repairedText().then((text) => saveFile(text, 'page.json'))}>
          Download
        </button>
        {repaired?.fragment ? (
          <a href={`${withPathPrefix(PLAYGROUND)}#${repaired.fragment}`}>Open in the playground</a>
        ) : null}
      </div>
      <p role="status" className="doctor-hint">
        {status}
      </p>
      {repaired ? (
        <>
          <h3>Before and after</h3>
          <Differences differences={repaired.differences} />
          <h3>In numbers</h3>
          <Numbers numbers={repaired.numbers} />
          <ResolverStub doctor={doctor} repaired={repaired} onCopy={(text) => void copy(text, 'Resolver')} />
        </>
      ) : null}
    </section>
  )
}
