import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { type Sample, SAMPLES } from './samples'

/** The text of a file. One that is compressed is not text: it becomes base64, which the tool reads. */
async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    let binary = ''
    for (const byte of bytes) binary += String.fromCharCode(byte)
    return btoa(binary)
  }
}

interface SavedPageProps {
  field: RefObject<HTMLTextAreaElement>
  onInput: () => void
  onOpen: (text: string) => void
  onNames: (text: string) => void
}

/** Where a page is pasted, dropped or opened, with the names of the resolver. */
export function SavedPage({ field, onInput, onOpen, onNames }: SavedPageProps) {
  const [status, setStatus] = useState('')
  const namesField = useRef<HTMLInputElement>(null)
  const openSample = ({ names, text }: Sample) => {
    if (namesField.current) namesField.current.value = names
    onNames(names)
    onOpen(text)
  }
  const openFile = (file: File | null | undefined) => {
    if (!file) return
    void textOfFile(file).then(
      (text) => {
        onOpen(text)
        setStatus(`${file.name} is open.`)
      },
      () => setStatus(`${file.name} could not be read.`),
    )
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    openFile(file)
  }
  return (
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
        onInput={onInput}
      />
      <div className="doctor-row">
        <label className="control control-file">
          Open a file
          <input
            type="file"
            onChange={({ currentTarget }) => {
              openFile(currentTarget.files?.[0])
              // The same file can be opened again after it has changed.
              currentTarget.value = ''
            }}
          />
        </label>
        <span>or drop one here.</span>
        <span role="status">{status}</span>
      </div>
      <div className="doctor-row" role="group" aria-labelledby="samples">
        <span id="samples">Or try a broken page:</span>
        {SAMPLES.map((sample) => (
          <button type="button" key={sample.name} onClick={() => openSample(sample)}>
            {sample.name}
          </button>
        ))}
      </div>
      <label htmlFor="resolver-names">Components in your resolver (optional)</label>
      <input
        id="resolver-names"
        ref={namesField}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder="Container, Text, Button"
        aria-describedby="resolver-names-hint"
        onChange={({ currentTarget }) => onNames(currentTarget.value)}
      />
      <p id="resolver-names-hint" className="doctor-hint">
        With their names, the State Doctor also finds components that the resolver lacks. You can paste the
        whole resolver.
      </p>
    </section>
  )
}
