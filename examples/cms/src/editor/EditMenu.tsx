import { useCallback, useState } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'
import { Clipboard } from '@recipes/editing/Clipboard'
import { useClipboard } from '@recipes/editing/useClipboard'
import { mayArrange } from './mayArrange'
import { templateForm } from './templateForm'

const NOT_PASTED = 'Nothing was pasted. It does not fit here.'
const REFUSED = 'the browser blocks the clipboard: press Ctrl+'

/** The clipboard shortcuts, also as buttons for mouse and touch. */
export function EditMenu() {
  const clipboard = useClipboard(mayArrange, templateForm)
  const { isSelected } = useEditor(({ nodes, events }, query) => ({
    isSelected: [...events.selected].some(
      (id) => id !== ROOT_NODE && nodes[id] && mayArrange(id, query),
    ),
  }))
  const [message, setMessage] = useState('')
  const notePaste = useCallback(
    (isPasted: boolean) => setMessage(isPasted ? '' : NOT_PASTED),
    [],
  )

  async function copy() {
    const text = clipboard.copy()
    if (text !== null) await navigator.clipboard.writeText(text)
    return text !== null
  }

  const commands: [
    name: string,
    run: () => boolean | Promise<boolean>,
    failure: string,
  ][] = [
    ['Copy', copy, `There is nothing to copy, or ${REFUSED}C.`],
    [
      'Cut',
      // Delete only after the clipboard has the copy.
      async () => (await copy()) && clipboard.remove(),
      `There is nothing to cut, or ${REFUSED}X.`,
    ],
    [
      'Paste',
      async () => clipboard.paste(await navigator.clipboard.readText()),
      `Nothing was pasted. It does not fit here, or ${REFUSED}V.`,
    ],
    [
      'Duplicate',
      () => clipboard.duplicate(),
      'There is nothing to duplicate, or the copy does not fit here.',
    ],
  ]

  return (
    <>
      <Clipboard mayArrange={mayArrange} form={templateForm} onPasted={notePaste} />
      <div role="toolbar" aria-label="Edit" className="menu">
        {commands.map(([name, run, failure]) => (
          <button
            key={name}
            type="button"
            disabled={name !== 'Paste' && !isSelected}
            onClick={() =>
              void (async () => run())()
                // The browser blocked the clipboard.
                .catch(() => false)
                .then((isDone) => setMessage(isDone ? '' : failure))
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
