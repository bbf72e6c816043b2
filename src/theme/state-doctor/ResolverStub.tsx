import { type RefObject, useEffect, useState } from 'react'
import type { Repaired } from './doctor'
import type { RemoteDoctor } from './openDoctor'

interface ResolverStubProps {
  doctor: RefObject<RemoteDoctor>
  repaired: Repaired
  onCopy: (text: string) => void
}

/** TypeScript for the components that a page names. It is written when a reader opens it. */
export function ResolverStub({ doctor, repaired, onCopy }: ResolverStubProps) {
  const [isOpen, setOpen] = useState(false)
  const [stub, setStub] = useState('')
  useEffect(() => {
    let isCurrent = true
    if (isOpen)
      void doctor.current?.resolver().then(
        (text) => isCurrent && setStub(text),
        () => {},
      )
    return () => void (isCurrent = false)
  }, [doctor, isOpen, repaired])
  return (
    <details className="doctor-stub" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>A resolver for this page, in TypeScript</summary>
      <p>
        A component for every name in the page, with the props that it has there. Fill in what they render.
      </p>
      <button type="button" onClick={() => onCopy(stub)}>
        Copy resolver
      </button>
      <pre tabIndex={0} role="region" aria-label="Resolver">
        {stub}
      </pre>
    </details>
  )
}
