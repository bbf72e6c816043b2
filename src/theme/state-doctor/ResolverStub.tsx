import { useMemo, useState } from 'react'
import { type Fields, resolverStub } from '../../model/saved-page'

/** TypeScript for the components that a page names. It is written when a reader opens it. */
export function ResolverStub({ page, onCopy }: { page: Fields; onCopy: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const stub = useMemo(() => (isOpen ? resolverStub(page) : ''), [page, isOpen])
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
