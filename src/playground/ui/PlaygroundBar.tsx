import { useEffect, useRef } from 'react'
import { lessonFragment } from '../../model/lesson'
import { sampleLink } from '../../model/sampleLink'
import { TEMPLATES } from '../session/samples'
import { Icon, Link } from '../../theme/ui'
import type { PlaygroundState } from '../session/playgroundState'
import { closeMenu } from './closeMenu'
import type { useBarActions } from './useBarActions'

/** The templates, as the fragments that open them, and the first lesson. */
const OPTIONS = [
  ...TEMPLATES.map(({ id, title }) => ({ value: sampleLink(id).split('#')[1] ?? '', title })),
  { value: lessonFragment('basic', 1), title: 'The tutorial, step by step' },
]

interface ProjectMenuProps {
  state: PlaygroundState
  /** The ids of the completed steps of the lesson. */
  done: readonly string[]
  /** Opens the project that a fragment names. Must be stable. */
  onOpen: (fragment: string) => void
}

/** The menu of the templates, and in a lesson also of its steps. */
function ProjectMenu({ state: { title, lesson }, done, onOpen }: ProjectMenuProps) {
  const menu = useRef<HTMLSelectElement>(null)
  const template = title === null ? OPTIONS[0] : OPTIONS.find((option) => option.title === title)
  const step = lesson && lessonFragment(lesson.id, lesson.steps[lesson.at]?.number ?? '')

  useEffect(() => {
    // Template chosen before hydration.
    const { value = '' } = menu.current ?? {}
    if (value !== OPTIONS[0]?.value) onOpen(value)
  }, [onOpen])

  return (
    <select
      aria-label={lesson ? 'Lesson' : 'Template'}
      ref={menu}
      // A browser that restores the last choice would open it instead of the project in the address.
      autoComplete="off"
      value={step ?? template?.value ?? ''}
      onChange={({ target }) => onOpen(target.value)}
    >
      {!lesson && !template && <option value="">{title}</option>}
      {lesson?.steps.map(({ id, number, title: name }) => (
        <option key={id} value={lessonFragment(lesson.id, number)}>
          {done.includes(id) ? '✓ ' : ''}
          {name.replace(/^Lesson (\d+)/, `$1 of ${lesson.count}`)}
        </option>
      ))}
      <optgroup label="Templates">
        {OPTIONS.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

interface PlaygroundBarProps {
  state: PlaygroundState
  actions: ReturnType<typeof useBarActions>
  /** The ids of the completed steps of the lesson. */
  done: readonly string[]
}

/** The bar above the panes. Opens projects, and exports them as a link, an issue, a file or a Vite project. */
export function PlaygroundBar({ state, actions, done }: PlaygroundBarProps) {
  const { message } = actions
  return (
    <div className="playground-bar controls">
      <ProjectMenu state={state} done={done} onOpen={actions.openFragment} />
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
        {/* The items handle the keys. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <ul id="playground-menu" onClick={closeMenu}>
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
              <input
                type="file"
                multiple
                onChange={({ currentTarget }) => {
                  actions.open([...(currentTarget.files ?? [])])
                  // Allows opening the same file again after it has changed.
                  currentTarget.value = ''
                }}
              />
              Open a file
            </label>
          </li>
          {done.length > 0 && (
            <li>
              <button type="button" onClick={actions.resetProgress}>
                Reset progress
              </button>
            </li>
          )}
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
        {actions.isCopied ? 'Copied ✓' : 'Share'}
      </button>
    </div>
  )
}
