import { useState } from 'react'
import { pageToStore } from '@recipes/upgrades/storedPage'
import type { PageEntry } from '../../../server/pages'
import { deletePage, listPages, reasonOf } from '../../../client/connection/requests'
import type { Person } from '../../../client/connection/person'
import { useAnswer } from '../../../client/connection/useAnswer'
import { PictureList } from '../../../client/pictures/PictureList'
import { Drafts } from '../../../client/list/Drafts'
import { NewPage } from '../../../client/list/NewPage'
import { PageRow } from '../../../client/list/PageRow'
import { firstPage } from '../../server/samplePages'
import { upgrades } from '../../upgrades'
import { publishedAddress } from './publishedAddress'

const first = (title: string) =>
  JSON.stringify(pageToStore(JSON.stringify(firstPage(title)), upgrades))

/** Lists all pages. Designers can also create and delete pages. */
export function PageList({ person }: { person: Person }) {
  const isDesigner = person.role === 'designer'
  const { answer: pages, problem, reload } = useAnswer(listPages)
  const [failure, setFailure] = useState('')

  async function remove({ id, title }: PageEntry) {
    const question = `Delete “${title}” with all its versions and answers? Visitors will no longer see it, and it cannot be restored.`
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
        <h1>Pages</h1>
        {isDesigner && pages && (
          <NewPage
            kind="page"
            example="Spring menu"
            taken={pages.map(({ id }) => id)}
            first={first}
          />
        )}
      </header>
      {problem !== '' && (
        <p role="alert">
          The pages were not loaded. {problem}{' '}
          <button type="button" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {failure !== '' && <p role="alert">{failure}</p>}
      <Drafts owner={person.key} />
      <ul className="rows">
        {pages?.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            address={publishedAddress(page.id)}
            read="Read"
            onDelete={isDesigner ? () => void remove(page) : undefined}
          />
        ))}
      </ul>
      {isDesigner && <PictureList />}
    </main>
  )
}
