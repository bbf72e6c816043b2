import { useEffect, useRef, useState, type ElementType } from 'react'
import { createPortal } from 'react-dom'
import { useEditor } from '@craftjs/core'
import { PageView } from '../saving/PageView'

/** Shows the newsletter as it will be sent, in a document without your editor's styles. */
export function MailPreview({ views }: { views: Record<string, ElementType> }) {
  const { nodes } = useEditor((_state, query) => ({
    nodes: query.getSerializedNodes(),
  }))
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [width, setWidth] = useState('600')

  function open() {
    const document = frame.current?.contentDocument
    if (!document) return
    document.documentElement.lang = 'en'
    document.title = 'Newsletter'
    document.body.style.margin = '0'
    // A link would replace the preview.
    document.addEventListener('click', (event) => event.preventDefault())
    setPage(document)
  }
  useEffect(open, [])

  return (
    <>
      <label>
        Preview for{' '}
        <select value={width} onChange={({ target }) => setWidth(target.value)}>
          <option value="600">a computer (600 px)</option>
          <option value="320">a phone (320 px)</option>
        </select>
      </label>
      {/* Firefox replaces the initial document when the iframe loads. */}
      <iframe ref={frame} title="Preview" width={width} height={320} onLoad={open}>
        {page && createPortal(<PageView nodes={nodes} views={views} />, page.body)}
      </iframe>
    </>
  )
}
