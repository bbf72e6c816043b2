import { useEditor } from '@craftjs/core'
import { useRef, useState, type FormEvent } from 'react'
import { announce } from '../announce'
import { checkPage, reasonOf } from '../saving/checkPage'
import { pack, unpack } from '../saving/packing'

export const CopyAndLoad = () => {
  const { actions, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')

  const open = (packed: string, reason: string) => {
    setText(packed)
    setProblem(reason)
    dialog.current?.showModal()
  }

  const copy = async () => {
    const packed = await pack(query.serialize())
    try {
      await navigator.clipboard.writeText(packed)
      announce('State copied to clipboard')
    } catch {
      open(packed, 'The browser blocked the clipboard. Copy this text.')
    }
  }

  const load = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const json = await unpack(text).catch(() => {
        throw new Error('a part of it is missing, or it is some other text')
      })
      const names = Object.keys(query.getOptions().resolver)
      actions.deserialize(checkPage(json, names))
      dialog.current?.close()
      announce('State loaded')
    } catch (error) {
      setProblem(
        `Not a copied state: ${reasonOf(error)}. Your page is unchanged.`,
      )
    }
  }

  return (
    <>
      <button type="button" className="control" onClick={() => void copy()}>
        <span>Copy current state</span>
      </button>
      <button
        type="button"
        className="control"
        disabled={!enabled}
        onClick={() => open('', '')}
      >
        <span>Load</span>
      </button>
      <dialog ref={dialog} className="wide" aria-labelledby="load-title">
        <form onSubmit={(event) => void load(event)}>
          <h2 id="load-title">Load a state</h2>
          <textarea
            rows={6}
            aria-label="State"
            aria-invalid={problem !== ''}
            placeholder="Paste what you copied with “Copy current state”"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p role="alert">{problem}</p>
          <div className="row">
            <button
              type="button"
              className="control"
              onClick={() => dialog.current?.close()}
            >
              <span>Cancel</span>
            </button>
            <button
              type="submit"
              className="control control-primary"
              disabled={text.trim() === ''}
            >
              <span>Load</span>
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
