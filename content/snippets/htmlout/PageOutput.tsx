import { useEffect, useRef, useState, type ElementType } from 'react'
import { useEditor, type SerializedNodes } from '@craftjs/core'
import { PageView } from '../saving/PageView'
import { pageToJsx } from './pageToJsx'
import { pageToReact } from './pageToReact'

interface PageOutputProps {
  views: Record<string, ElementType>
}

/** Shows the page in the editor as HTML or as code. */
export function PageOutput({ views }: PageOutputProps) {
  const { nodes } = useEditor((_state, query) => ({
    nodes: query.getSerializedNodes(),
  }))
  const [format, setFormat] = useState('react')
  const isEmpty = !nodes.ROOT

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
      {!isEmpty && format === 'html' && <Html nodes={nodes} views={views} />}
      {!isEmpty && format === 'react' && <pre>{pageToReact(nodes)}</pre>}
      {!isEmpty && format === 'jsx' && <pre>{pageToJsx(nodes)}</pre>}
    </>
  )
}

/** The markup of the views, read from a hidden copy. A server has pageToHtml. */
function Html({ nodes, views }: PageOutputProps & { nodes: SerializedNodes }) {
  const copy = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState('')
  useEffect(() => setHtml(copy.current?.innerHTML ?? ''), [nodes, views])
  return (
    <>
      <div ref={copy} hidden>
        <PageView nodes={nodes} views={views} />
      </div>
      <pre>{html}</pre>
    </>
  )
}
