import { useEffect, useMemo, useRef } from 'react'
import { type Fields, pointerKeys } from '../../model/saved-page'
import { markedJson } from './markedJson'

/** What is shown: a Node, or a place in it. */
export interface Place {
  node: string
  path: string
}

/** Pages with more characters are shown one Node at a time. */
const WHOLE_PAGE = 60_000

/** The JSON of the page with a place marked; of a large page, only the Node. */
export function NodeJson({ page, length, place }: { page: Fields; length: number; place: Place | null }) {
  const frame = useRef<HTMLPreElement>(null)
  const { before, marked, after } = useMemo(() => {
    const isWhole = length <= WHOLE_PAGE || place === null
    const value = isWhole ? page : Object.fromEntries([[place.node, page[place.node]]])
    if (length > WHOLE_PAGE && place === null) return { before: 'Select a Node.', marked: '', after: '' }
    return markedJson(value, place === null ? [] : pointerKeys(place.path))
  }, [page, length, place])
  useEffect(() => {
    const box = frame.current
    const mark = box?.querySelector('mark')
    if (box && mark) box.scrollTop = mark.offsetTop - box.offsetTop - 48
  }, [marked, before])
  return (
    <pre className="doctor-json" ref={frame} tabIndex={0} role="region" aria-label="JSON of the saved page">
      {before}
      {marked === '' ? null : <mark>{marked}</mark>}
      {after}
    </pre>
  )
}
