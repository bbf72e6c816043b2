import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from 'react'
import { textIn } from '../playground'
import { isLong, longAfterPaste } from './longText'
import { type Sample, SAMPLES } from './samples'

interface SavedPageProps {
  field: RefObject<HTMLTextAreaElement>
  /** The number of characters if the text is so long that the field shows only its first lines; otherwise `null`. */
  length: number | null
  onInput: () => void
  onOpen: (text: string) => void
  onNames: (text: string) => void
  /** Whether the resolver has keys that cannot be read. */
  isIncomplete: boolean
}

/** Input for a saved page, which can be pasted, dropped or opened, and for the names in the resolver. */
export function SavedPage({ field, length, onInput, onOpen, onNames, isIncomplete }: SavedPageProps) {
  const [status, setStatus] = useState('')
  const namesField = useRef<HTMLInputElement>(null)
  const openSample = ({ names, text }: Sample) => {
    if (namesField.current) namesField.current.value = names
    onNames(names)
    onOpen(text)
  }
  const openFile = (file: File | null | undefined) => {
    if (!file) return
    void textIn(file).then(
      (text) => {
        onOpen(text)
        setStatus(`${file.name} is open.`)
      },
      () => setStatus(`${file.name} could not be read.`),
    )
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    const text = event.dataTransfer.getData('text')
    if (!file && !isLong(text)) return
    event.preventDefault()
    if (file) openFile(file)
    else onOpen(text)
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = longAfterPaste(event.currentTarget, event.clipboardData.getData('text'))
    if (text === null) return
    event.preventDefault()
    onOpen(text)
  }
  const clear = () => {
    onOpen('')
    setStatus('')
    field.current?.focus()
  }
  return (
    <section aria-labelledby="saved" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2 id="saved">Your page</h2>
      <label htmlFor="saved-page">Saved page</label>
      <textarea
        dir="auto"
        id="saved-page"
        ref={field}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        placeholder='{"ROOT":{"type":{"resolvedName":"Container"},"nodes":["a"]…'
        readOnly={length !== null}
        aria-describedby={length === null ? undefined : 'saved-page-length'}
        onInput={onInput}
        onPaste={paste}
      />
      {length === null ? null : (
        <div className="doctor-row">
          <span id="saved-page-length">
            Your text has {length.toLocaleString('en-US')} characters. All of it is inspected, but the field
            shows only the first lines.
          </span>
          <button type="button" onClick={clear}>
            Clear
          </button>
        </div>
      )}
      <div className="doctor-row">
        <label className="control control-file">
          Open a file
          <input
            type="file"
            onChange={({ currentTarget }) => {
              openFile(currentTarget.files?.[0])
              // Allows opening the same file again after it has changed.
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
        {isIncomplete
          ? ' This one has keys that its code alone does not show, so unknown components are not reported.'
          : null}
      </p>
    </section>
  )
}
