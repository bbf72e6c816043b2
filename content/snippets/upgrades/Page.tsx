import { useState } from 'react'
import { Editor, Frame } from '@craftjs/core'
import type { Resolver, SerializedNodes } from '@craftjs/core'
import { Missing } from './Missing'
import { withoutPlaceholders, withPlaceholders } from './placeholders'
import { openPage, pageToStore, type StoredPage } from './storedPage'

interface PageProps {
  stored: StoredPage
  resolver: Resolver
  save: (page: StoredPage) => void
}

export function Page({ stored, resolver, save }: PageProps) {
  // Frame reads its data only once, so open the page only once.
  const [{ known, data }] = useState(() => {
    const known = { ...resolver, Missing }
    return { known, data: withPlaceholders(openPage(stored), known) }
  })

  function onNodesChange(query: { getSerializedNodes: () => SerializedNodes }) {
    const nodes = withoutPlaceholders(query.getSerializedNodes())
    save(pageToStore(JSON.stringify(nodes)))
  }

  return (
    <Editor resolver={known} onNodesChange={onNodesChange}>
      <Frame data={data} />
    </Editor>
  )
}
