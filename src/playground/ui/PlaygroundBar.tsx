import { useEffect, useRef } from 'react'
import { TEMPLATES } from '../session/samples'
import { Icon, Link } from '../../theme/ui'
import type { PlaygroundSession } from '../session/PlaygroundSession'
import type { PlaygroundState } from '../session/playgroundState'
import { useBarActions } from './useBarActions'

/** The bar above the panes. Opens projects, and exports them as a link, an issue, a file or a Vite project. */
export function PlaygroundBar({ session, state }: { session: PlaygroundSession; state: PlaygroundState }) {
  const { message, isCopied, openTemplate, ...actions } = useBarActions(session)
  const templates = useRef<HTMLSelectElement>(null)
  const title = state.title ?? TEMPLATES[0].title

  useEffect(() => {
    // Template chosen before hydration.
    if (templates.current) openTemplate(templates.current.value)
  }, [openTemplate])

  return (
    <div className="playground-bar controls">
      <select
        aria-label="Template"
        ref={templates}
        defaultValue=""
        onChange={({ target }) => {
          openTemplate(target.value)
          target.value = ''
        }}
      >
        <option value="">{title}</option>
        {TEMPLATES.filter((template) => template.title !== title).map(({ id, title: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" onClick={actions.reset}>
        Reset
      </button>
      <p className="playground-message" role="status">
        {message.text}
        {message.undo && (
          <>
            {' '}
            <button type="button" onClick={actions.undo}>
              Undo
            </button>
          </>
        )}
      </p>
      <div className="playground-more" data-dropdown>
        <button type="button" aria-expanded="false" aria-controls="playground-menu">
          More <Icon name="chevron" />
        </button>
        <ul id="playground-menu">
          <li>
            <button type="button" onClick={actions.download} aria-describedby="download">
              Download
            </button>
          </li>
          <li>
            <button type="button" onClick={actions.copyIssue}>
              Copy as issue
            </button>
          </li>
          <li>
            <button type="button" onClick={actions.save}>
              Save as file
            </button>
          </li>
          <li>
            <label className="control control-file">
              <input type="file" accept="application/json,.json" onChange={actions.upload} />
              Open a file
            </label>
          </li>
          <li>
            <Link className="control" href="/docs/guides/start-from-a-project">
              Starters
            </Link>
          </li>
        </ul>
      </div>
      <p className="visually-hidden" id="download">
        A Vite project as a zip file
      </p>
      <button type="button" className="control-primary" data-share onClick={actions.share}>
        {isCopied ? 'Copied ✓' : 'Share'}
      </button>
    </div>
  )
}
