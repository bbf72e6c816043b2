import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useEditor } from '@craftjs/core'
import { PageView } from '../saving/PageView'
import { mailViews } from './mailViews'

/** Shows the newsletter as it will be sent, in a document without your editor's styles. */
export function MailPreview() {
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
    setPage(document)
  }
  useEffect(open, [])

  return (
    <>
      <label>
        Preview for{' '}
        <select value={width} onChange={({ target }) => setWidth(target.value)}>
          <option value="600">a computer</option>
          <option value="320">a phone</option>
        </select>
      </label>
      {/* Firefox replaces the initial document when the iframe loads. */}
      <iframe ref={frame} title="Preview" width={width} height={320} onLoad={open}>
        {page && createPortal(<PageView nodes={nodes} views={mailViews} />, page.body)}
      </iframe>
    </>
  )
}
