import { useEditor } from '@craftjs/core'
import { useRef } from 'react'
import { Icon } from '../Icon'
import { SaveStatus } from '../saving/SaveStatus'

type HeaderProps = { onReset: () => void }

const Links = () => (
  <nav className="links" aria-label="About this example">
    <a href={`${import.meta.env.BASE_URL}../../docs/overview`} target="_top">
      Docs
    </a>
    <a
      href="https://github.com/prevwong/craft.js/tree/main/examples/landing"
      target="_top"
    >
      Source
    </a>
  </nav>
)

/** Undo and redo, and starting over. */
const History = ({ onReset }: HeaderProps) => {
  const { actions, canUndo, canRedo } = useEditor((_state, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }))
  const question = useRef<HTMLDialogElement>(null)

  return (
    <div className="history">
      <button
        type="button"
        className="tool"
        aria-label="Undo"
        data-tip="Undo"
        aria-disabled={!canUndo}
        onClick={() => canUndo && actions.history.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Redo"
        data-tip="Redo"
        aria-disabled={!canRedo}
        onClick={() => canRedo && actions.history.redo()}
      >
        <Icon name="redo" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Start over"
        data-tip="Start over"
        onClick={() => question.current?.showModal()}
      >
        <Icon name="reset" />
      </button>
      <dialog ref={question} aria-labelledby="reset-title">
        <h2 id="reset-title">Start over?</h2>
        <p>Your page is replaced by the sample page. This cannot be undone.</p>
        <form method="dialog">
          <button type="submit" className="control">
            Keep my page
          </button>
          <button
            type="button"
            className="control danger"
            onClick={() => {
              question.current?.close()
              onReset()
            }}
          >
            Start over
          </button>
        </form>
      </dialog>
    </div>
  )
}

/** The bar at the top. */
export const Header = ({ onReset }: HeaderProps) => {
  const { actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))

  return (
    <header className="header">
      <h1>Landing page editor</h1>
      {enabled && <History onReset={onReset} />}
      <SaveStatus />
      <Links />
      <button
        type="button"
        className="mode"
        data-enabled={enabled}
        onClick={() =>
          actions.setOptions((options) => {
            options.enabled = !enabled
          })
        }
      >
        {enabled ? 'Finish editing' : 'Edit'}
      </button>
    </header>
  )
}
