import { useCallback } from 'react'
import type { SerializedNodes } from '@craftjs/core'
import { VisitProvider, type FormEntries } from '@recipes/actions/visit'
import { PageView } from '@recipes/saving/PageView'
import { sendMessage } from '../../../client/connection/requests'
import { views } from '../blocks/views'

/** Forms show no values from an API. */
const sources = {}

interface PublishedFormProps {
  id: string
  nodes: SerializedNodes
}

/** A published form, in the browser and on the server, without Craft.js. */
export function PublishedForm({ id, nodes }: PublishedFormProps) {
  const send = useCallback(
    (form: string, entries: FormEntries, key: string) =>
      sendMessage(id, form, entries, key),
    [id],
  )
  return (
    <main className="page">
      {/* Without scripts, the browser sends the form to this address. */}
      <VisitProvider sources={sources} send={send} address={`/api/messages/${id}`}>
        <PageView nodes={nodes} views={views} />
      </VisitProvider>
    </main>
  )
}
