import { useState } from 'react'
import { useClipboard } from '@recipes/editing/useClipboard'
import { mayArrange } from './mayArrange'

const put = (text: string) => void navigator.clipboard.writeText(text)

/** What the keys do, for the mouse and for fingers. */
export function EditMenu() {
  const clipboard = useClipboard(mayArrange)
  const [message, setMessage] = useState('')

  async function paste() {
    try {
      return clipboard.paste(await navigator.clipboard.readText())
    } catch {
      // The browser has not allowed to read it.
      return false
    }
  }

  const commands: [
    name: string,
    run: () => boolean | Promise<boolean>,
    failure: string,
  ][] = [
    ['Copy', () => clipboard.copy(put), 'There is nothing to copy.'],
    ['Cut', () => clipboard.cut(put), 'There is nothing to cut.'],
    [
      'Paste',
      paste,
      'Nothing was pasted. It does not fit here, or the browser keeps it back: press Ctrl+V.',
    ],
    [
      'Duplicate',
      () => clipboard.duplicate(),
      'There is nothing to duplicate, or no room for it.',
    ],
  ]

  return (
    <>
      <div role="toolbar" aria-label="Edit" className="menu">
        {commands.map(([name, run, failure]) => (
          <button
            key={name}
            type="button"
            onClick={() =>
              void Promise.resolve(run()).then((isDone) =>
                setMessage(isDone ? '' : failure),
              )
            }
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status">{message}</p>
    </>
  )
}
