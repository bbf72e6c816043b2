import { useEffect, useRef, useState, type ElementType } from 'react'
import { useEditor, type SerializedNodes } from '@craftjs/core'
import { PageView } from '../saving/PageView'
import { pageToJsx } from './pageToJsx'
import { pageToReact } from './pageToReact'

interface PageOutputProps {
  views: Record<string, ElementType>
}

/** Shows the edited page as HTML or as code. */
export function PageOutput({ views }: PageOutputProps) {
  const { nodes } = useEditor((_state, query) => ({
    nodes: query.getSerializedNodes(),
  }))
  const [format, setFormat] = useState('react')

  return (
    <>
      <label>
        The page as{' '}
        <select value={format} onChange={({ target }) => setFormat(target.value)}>
          <option value="react">React, for visitors</option>
          <option value="html">HTML</option>
          <option value="jsx">JSX, for a Frame</option>
        </select>
      </label>
      {nodes.ROOT &&
        (format === 'html' ? (
          <Html nodes={nodes} views={views} />
        ) : (
          <Code text={format === 'jsx' ? pageToJsx(nodes) : pageToReact(nodes)} />
        ))}
    </>
  )
}

const Code = ({ text }: { text: string }) => (
  <textarea readOnly aria-label="Code" rows={7} value={text} />
)

/** Shows the HTML of the views, read from a hidden copy. On a server, use pageToHtml. */
function Html({ nodes, views }: PageOutputProps & { nodes: SerializedNodes }) {
  const copy = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState('')
  useEffect(() => setHtml(copy.current?.innerHTML ?? ''), [nodes, views])
  return (
    <>
      <div ref={copy} hidden>
        <PageView nodes={nodes} views={views} />
      </div>
      <Code text={html} />
    </>
  )
}
