import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Place, Reading } from './inspectionService'
import type { MarkedJson } from './markedJson'
import type { InspectionClient } from './inspectionClient'

interface NodeJsonProps {
  client: RefObject<InspectionClient>
  reading: Reading
  place: Place | null
}

/** The JSON of the page, or of a single Node if the page is large, with the place marked. */
export function NodeJson({ client, reading, place }: NodeJsonProps) {
  const frame = useRef<HTMLPreElement>(null)
  const [{ before, marked, after }, setJson] = useState<MarkedJson>({ before: '', marked: '', after: '' })
  useEffect(() => {
    let isCurrent = true
    // If the call fails, the last JSON stays.
    void client.current?.json(place).then(
      (json) => isCurrent && setJson(json),
      () => {},
    )
    return () => void (isCurrent = false)
  }, [client, reading, place])
  useEffect(() => {
    const box = frame.current
    const mark = box?.querySelector('mark')
    if (box && mark) box.scrollTop = mark.offsetTop - box.offsetTop - 48
  }, [marked, before])
  return (
    <pre className="doctor-json" ref={frame} tabIndex={0} role="region" aria-label="JSON of the Nodes">
      {before}
      {marked === '' ? null : <mark>{marked}</mark>}
      {after}
    </pre>
  )
}
