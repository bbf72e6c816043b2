import { useState } from 'react'
import { useEditor } from '@craftjs/core'
import { writePage, type Message } from './writePage'

interface PageWriterProps {
  ask: (messages: Message[]) => Promise<string>
}

/** A field for a request. The page that the model writes replaces the one in the editor. */
export function PageWriter({ ask }: PageWriterProps) {
  const { actions, query, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const [wish, setWish] = useState('A page for a bakery')
  const [message, setMessage] = useState('')
  const [isWriting, setIsWriting] = useState(false)

  async function write() {
    setIsWriting(true)
    setMessage('Writing…')
    const { resolver } = query.getOptions()
    try {
      // A single history entry, so undo restores the old page.
      actions.deserialize(await writePage(wish, { ask, resolver }))
      setMessage('The new page is ready. Undo restores the old one.')
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error))
    }
    setIsWriting(false)
  }

  return (
    <>
      <label>
        Describe your page{' '}
        <input value={wish} onChange={({ target }) => setWish(target.value)} />
      </label>
      <button
        type="button"
        disabled={!enabled || isWriting}
        onClick={() => void write()}
      >
        Write the page
      </button>
      <p role="status">{message}</p>
    </>
  )
}
