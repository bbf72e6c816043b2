import { useEffect, useRef, useState } from 'react'
import type { DemoRecord } from '../../model/body'
import { addedLines } from '../../model/addedLines'
import { trustedHtml } from '../../theme/ui'
import type { Problem } from '../frame/messages'
import type { PlaygroundSession } from '../session/PlaygroundSession'
import type { PlaygroundState } from '../session/playgroundState'
import { entryOf } from '../session/project'
import { CodeField, type CodeFieldHandle } from './CodeField'
import { FileMenu } from './FileMenu'
import { TabList } from './TabList'

interface CodePaneProps {
  session: PlaygroundSession
  state: PlaygroundState
  /** The default sample, whose highlighted code is shown until a project is open. */
  demo: DemoRecord
  /** Renames, adds or removes a file, as `changeFile` does. */
  onChangeFile: (from: string | null, to: string | null) => void
}

/** The files of the project as tabs, the code of one of them, and the problems of all. */
export function CodePane({ session, state, demo, onChangeFile }: CodePaneProps) {
  const { title, files, generation, isReady, problems, lesson, ownFiles } = state
  const code = useRef<CodeFieldHandle | null>(null)
  const [isArmed, setArmed] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const active =
    chosen !== null && Object.hasOwn(files, chosen)
      ? chosen
      : (lesson?.steps[lesson.at]?.file ?? entryOf(files) ?? Object.keys(files)[0] ?? 'App.tsx')

  useEffect(() => setChosen(null), [lesson])

  useEffect(() => {
    if (!ownFiles) return
    const changed = Object.keys(files).filter((path) => files[path] !== ownFiles[path])
    const [path = active] = changed.includes(active) ? [] : changed
    setChosen(path)
    // Wait until the file is shown.
    setTimeout(() => code.current?.mark(addedLines(ownFiles[path] ?? '', files[path] ?? '')))
    // Only when the solution appears, not when the reader edits it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ownFiles])

  const openProblem = ({ file, line, column }: Problem) => {
    if (file === null || !Object.hasOwn(files, file)) return
    setChosen(file)
    // Wait until the file is shown.
    setTimeout(() => code.current?.goTo(line ?? 1, column ?? 1))
  }

  return (
    <section className="playground-pane" id="pane-code" aria-label="Code">
      <div className="playground-files">
        <TabList
          label="Files"
          name="file"
          tabs={Object.keys(files).map((path) => ({
            id: path,
            label: path,
            isWrong: problems.some(({ file }) => file === path),
          }))}
          active={active}
          panelOf={() => 'file'}
          onOpen={setChosen}
        />
        <FileMenu
          key={active}
          path={active}
          onChange={(from, to) => {
            onChangeFile(from, to)
            setChosen(to)
          }}
        />
      </div>
      <div className="playground-field" role="tabpanel" id="file" aria-labelledby={`file-${active}`}>
        {title === null && (
          // Inert, because the text field above it has the same text.
          <div className="playground-picture" {...{ inert: '' }}>
            <pre>
              <code dangerouslySetInnerHTML={{ __html: highlightedLines(demo) }} />
            </pre>
          </div>
        )}
        <CodeField
          path={active}
          text={files[active] ?? ''}
          generation={generation}
          problems={problems}
          onChange={(text) => session.edit(active, text)}
          onArmed={setArmed}
          handle={code}
          isReady={isReady}
        />
      </div>
      <div className="playground-foot">
        <Problems problems={problems} onOpen={openProblem} />
        <p id="leave" role="status" data-armed={isArmed || undefined}>
          {isArmed ? (
            'Tab now leaves the code.'
          ) : (
            <>
              <kbd>Escape</kbd>, then <kbd>Tab</kbd> leaves the code.
            </>
          )}
        </p>
      </div>
    </section>
  )
}

/** The highlighted code before hydration, with an element for each line, so that the style sheet can number them. */
function highlightedLines({ code: { html } }: DemoRecord) {
  const [, code = ''] = /<code>(.*)<\/code>/s.exec(html) ?? []
  // Long code is in parts, whose elements would span several lines.
  const lines = code
    .replaceAll(/<span data-lines[^>]*>(.*?)<\/span>(?=<span data-lines|$)/gs, '$1')
    .split('\n')
  return trustedHtml(lines.map((line) => `<span>${line}</span>`).join(''))
}

interface ProblemsProps {
  problems: readonly Problem[]
  onOpen: (problem: Problem) => void
}

/** Lists the problems of the code. The last result stays visible. */
function Problems({ problems, onOpen }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <div className="playground-problems" role="alert">
      <ul>
        {problems.map((problem, index) => {
          const { file, line, message } = problem
          return (
            <li key={index}>
              {file !== null && line !== null && (
                <button type="button" onClick={() => onOpen(problem)}>
                  {file}:{line}
                </button>
              )}
              {message}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
