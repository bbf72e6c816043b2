import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '@craftjs/core'
import { useRights } from '@recipes/locking/roles'
import { pageProblems } from '@recipes/saving/pageProblems'
import {
  listVersions,
  readVersion,
  reasonOf,
} from '../../../client/connection/requests'
import { useAnswer } from '../../../client/connection/useAnswer'
import { open } from '../editor/storedForm'

const time = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Lists earlier versions. Restoring one is a normal change: the user can undo it, and it is saved. */
export function Versions({ pageId, revision }: { pageId: string; revision: string }) {
  const { actions, query } = useEditor()
  const { arrange } = useRights()
  const request = useCallback(() => listVersions(pageId), [pageId])
  const { answer: versions, reload } = useAnswer(request)
  const [problem, setProblem] = useState('')

  // Every save may create a new version.
  useEffect(() => reload(), [reload, revision])

  async function restore(key: string) {
    try {
      const nodes = open((await readVersion(pageId, key)).json)
      const [found] = pageProblems(nodes, query.getOptions().resolver)
      if (!found) actions.deserialize(nodes)
      setProblem(found ?? '')
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }

  return (
    <details className="closed">
      <summary>
        <h2>Versions</h2>
      </summary>
      {versions?.length === 0 && (
        <p>
          None yet. The editor adds a version every five minutes while you make changes.
        </p>
      )}
      <ul className="versions">
        {versions?.map(({ key, by, at }) => (
          <li key={key}>
            {by}, {time.format(new Date(at))}
            {arrange && (
              <button
                type="button"
                aria-label={`Restore the version of ${by}, ${time.format(new Date(at))}`}
                onClick={() => void restore(key)}
              >
                Restore
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem !== '' && <p role="alert">The version was not restored. {problem}</p>}
    </details>
  )
}
