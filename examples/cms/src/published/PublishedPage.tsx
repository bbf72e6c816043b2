import { useCallback, useEffect, useState } from 'react'
import type { SerializedNodes } from '@craftjs/core'
import { VisitProvider, type FormEntries } from '@recipes/actions/visit'
import { PageView } from '@recipes/saving/PageView'
import { openPage, type StoredPage } from '@recipes/upgrades/storedPage'
import { PAGE_ID } from '../../../server/store'
import { titleFor } from '../../../server/titles'
import { upgrades } from '../../upgrades'
import { views } from '../blocks/views'
import {
  readPublished,
  reasonOf,
  sendMessage,
} from '../../../client/connection/requests'

/** The pages of this example show no values from an API. */
const sources = {}

async function load(id: string): Promise<SerializedNodes> {
  // The id is part of a link, which anyone can write.
  if (!PAGE_ID.test(id)) throw new Error('There is no page at this address.')
  const { json } = await readPublished(id)
  return openPage(JSON.parse(json) as StoredPage, upgrades)
}

/** The published version of a page, upgraded and rendered with plain components. */
export function PublishedPage({ id }: { id: string }) {
  const [nodes, setNodes] = useState<SerializedNodes | null>(null)
  const [problem, setProblem] = useState('')
  const send = useCallback(
    (form: string, entries: FormEntries, key: string) =>
      sendMessage(id, form, entries, key),
    [id],
  )

  useEffect(() => {
    load(id).then(
      (page) => {
        setNodes(page)
        document.title = String(page.ROOT?.props.title || titleFor(id))
      },
      (error: unknown) => setProblem(reasonOf(error)),
    )
  }, [id])

  if (problem !== '')
    return (
      <main className="list">
        <h1>{id}</h1>
        <p role="alert">{problem}</p>
      </main>
    )
  return (
    <main className="page-box">
      <VisitProvider sources={sources} send={send}>
        {nodes && <PageView nodes={nodes} views={views} />}
      </VisitProvider>
    </main>
  )
}
