import { useState } from 'react'
import { deletePage, listPages, reasonOf } from '../../../client/connection/requests'
import { useAnswer } from '../../../client/connection/useAnswer'
import { Drafts } from '../../../client/list/Drafts'
import { NewPage } from '../../../client/list/NewPage'
import { PageRow } from '../../../client/list/PageRow'
import type { PageEntry } from '../../../server/pages'
import { firstForm } from '../../server/samples'
import { DRAFTS } from '../editor/FormEditor'
import { formAddress } from '../formAddress'

/** Lists all forms. */
export function FormList() {
  const { answer: forms, problem, reload } = useAnswer(listPages)
  const [failure, setFailure] = useState('')

  async function remove({ id, title }: PageEntry) {
    const question = `Delete “${title}” and all its answers? Visitors will no longer see it, and it cannot be restored.`
    if (!confirm(question)) return
    setFailure('')
    await deletePage(id).catch((error: unknown) =>
      setFailure(`“${title}” was not deleted. ${reasonOf(error)}`),
    )
    reload()
  }

  return (
    <main className="list">
      <header>
        <h1>Forms</h1>
        {forms && (
          <NewPage
            kind="form"
            example="Summer party"
            taken={forms.map(({ id }) => id)}
            first={firstForm}
          />
        )}
      </header>
      {problem !== '' && (
        <p role="alert">
          The forms were not loaded. {problem}{' '}
          <button type="button" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {failure !== '' && <p role="alert">{failure}</p>}
      <Drafts owner={DRAFTS} />
      {forms?.length === 0 && <p className="nothing">No forms yet.</p>}
      <ul className="rows">
        {forms?.map((form) => (
          <PageRow
            key={form.id}
            page={form}
            address={formAddress(form.id)}
            read="Fill in"
            onDelete={() => void remove(form)}
          />
        ))}
      </ul>
    </main>
  )
}
