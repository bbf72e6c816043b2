import { useCallback } from 'react'
import { AnswersTable } from '@recipes/forms/AnswersTable'
import { openPage, type StoredPage } from '@recipes/upgrades/storedPage'
import type { Upgrades } from '../../server/handle'
import { titleFor } from '../../server/titles'
import { listMessages, readPublished } from '../connection/requests'
import { useAnswer } from '../connection/useAnswer'

interface AnswersProps {
  pageId: string
  upgrades: Upgrades
}

/** The answers to the forms of a page, one table for each form. */
export function Answers({ pageId, upgrades }: AnswersProps) {
  const load = useCallback(async () => {
    const messages = await listMessages(pageId)
    if (messages.length === 0) return { messages, nodes: {} }
    const { json } = await readPublished(pageId)
    return { messages, nodes: openPage(JSON.parse(json) as StoredPage, upgrades) }
  }, [pageId, upgrades])
  const { answer, problem, reload } = useAnswer(load)
  const title = answer?.nodes.ROOT?.props.title as string | undefined

  return (
    <main className="list answers">
      <header>
        <h1>Answers: {title || titleFor(pageId)}</h1>
        <a href={`#/${pageId}`}>Edit</a>
        <a href="#/">Back to the list</a>
        <button type="button" onClick={reload}>
          Reload
        </button>
      </header>
      {problem !== '' && <p role="alert">The answers were not loaded. {problem}</p>}
      {answer?.messages.length === 0 && <p className="nothing">No answers yet.</p>}
      {[...new Set(answer?.messages.map(({ form }) => form))].map((form) => (
        // A scrollable region must be focusable for keyboard users.
        <div key={form} className="table" role="region" aria-label={form} tabIndex={0}>
          <AnswersTable
            page={answer!.nodes}
            form={form}
            submissions={answer!.messages}
          />
        </div>
      ))}
    </main>
  )
}
