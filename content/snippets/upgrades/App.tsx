import { useState } from 'react'
import { Heading } from './Heading'
import { Page } from './Page'
import { version0 } from './version0'

// Replaces your database.
const opened = { version: 0, nodes: version0 }

export function App() {
  const [stored, setStored] = useState(opened)
  return (
    <>
      <Page stored={opened} resolver={{ Heading }} save={setStored} />
      <output>
        Stored with version {stored.version}: {stored.nodes.ROOT?.nodes.join(', ')}
      </output>
    </>
  )
}
