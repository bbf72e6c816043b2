import { useEffect, useRef, useState, type ElementType } from 'react'
import { createPortal } from 'react-dom'
import { useEditor } from '@craftjs/core'
import { PageView } from '../saving/PageView'
import { absoluteAddresses } from './absoluteAddresses'
import { firstMail } from './mailViews'
import { textOf } from './textOf'

/** Shows the newsletter as it will be sent, in a document without your editor's styles. */
export function MailPreview({ views }: { views: Record<string, ElementType> }) {
  const { nodes } = useEditor((_state, query) => {
    const nodes = query.getSerializedNodes()
    const { site } = { ...firstMail, ...nodes.ROOT?.props }
    return { nodes: absoluteAddresses(nodes, site) }
  })
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [format, setFormat] = useState('600')
  const [text, setText] = useState('')
  const isText = format === 'text'

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
  useEffect(() => {
    if (isText && page) setText(textOf(page.body.innerHTML))
  }, [isText, page, nodes])

  return (
    <>
      <label>
        Preview for{' '}
        <select value={format} onChange={({ target }) => setFormat(target.value)}>
          <option value="600">a computer (600 px)</option>
          <option value="320">a phone (320 px)</option>
          <option value="text">plain text</option>
        </select>
      </label>
      {/* Firefox replaces the initial document when the iframe loads. */}
      <iframe
        ref={frame}
        title="Preview"
        width={isText ? undefined : format}
        height={320}
        hidden={isText}
        onLoad={open}
      >
        {page && createPortal(<PageView nodes={nodes} views={views} />, page.body)}
      </iframe>
      {isText && <pre>{text}</pre>}
    </>
  )
}
