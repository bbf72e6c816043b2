import { useEditor } from '@craftjs/core'
import { useRef, useState, type FormEvent } from 'react'
import { pageProblems } from '@recipes/saving/pageProblems'
import { announce } from '../announce'
import { resolver } from '../blocks/resolver'

/** Copies the page as JSON, and loads a copied page. */
export const CopyAndLoad = () => {
  const { actions, query } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')

  const open = (json: string, why: string) => {
    setProblem(why)
    if (field.current) field.current.value = json
    dialog.current?.showModal()
    field.current?.select()
  }

  const copy = async () => {
    const json = query.serialize()
    try {
      await navigator.clipboard.writeText(json)
      announce('Page copied to the clipboard')
    } catch {
      open(json, 'This browser blocked the clipboard. Copy this text yourself.')
    }
  }

  const load = (event: FormEvent) => {
    event.preventDefault()
    const json = field.current?.value ?? ''
    const [found] = pageProblems(json, resolver)
    if (found) {
      setProblem(`This page cannot be opened. ${found}`)
      field.current?.focus()
      return
    }
    actions.deserialize(json)
    dialog.current?.close()
    announce('Page loaded')
  }

  return (
    <>
      <button type="button" className="plain" onClick={() => void copy()}>
        Copy
      </button>
      <button type="button" className="plain" onClick={() => open('', '')}>
        Load
      </button>
      <dialog ref={dialog} aria-labelledby="load-title">
        <h2 id="load-title">Load a page</h2>
        <form className="load" onSubmit={load}>
          <label htmlFor="load-text">Paste what “Copy” put on the clipboard</label>
          <textarea
            ref={field}
            id="load-text"
            rows={6}
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="load-problem"
            onInput={() => setProblem('')}
          />
          <p id="load-problem" role="alert">
            {problem}
          </p>
          <button
            type="button"
            className="control"
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </button>
          <button type="submit" className="control">
            Load the page
          </button>
        </form>
      </dialog>
    </>
  )
}
