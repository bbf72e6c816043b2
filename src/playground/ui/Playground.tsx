import { createElement, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DemoRecord } from '../../model/body'
import { ANY_INTENT } from '../../model/hydration'
import { entryOf } from '../session/project'
import type { Problem } from '../frame/messages'
import { sampleFile, SANDBOX, SANDBOX_FLAGS } from '../paths'
import { TEMPLATES } from '../session/samples'
import { trustedHtml, useSheet, withPathPrefix } from '../../theme/ui'
import demoSheet from '../../theme/demo/demo.sheet.css'
import { CodeField, type CodeFieldHandle } from './CodeField'
import { FileTabs } from './FileTabs'
import { Separator } from './Separator'
import { ShareBar } from './ShareBar'
import { StatePane } from './StatePane'
import { createRunner } from '../session/createRunner'
import { PlaygroundSession } from '../session/PlaygroundSession'

/**
 * Code, the running editor, and its state side by side. Before the scripts are there, it is a picture of that: React only
 * starts once the reader does something (docs/decisions/0005-late-hydration.md). `demo` is what it opens by itself.
 */
export function Playground({ demo }: { demo: DemoRecord }) {
  useSheet(demoSheet)
  const panes = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const leave = useRef<HTMLParagraphElement>(null)
  const code = useRef<CodeFieldHandle | null>(null)
  const [session] = useState(() => new PlaygroundSession((path) => fetch(withPathPrefix(path))))
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  const { title, files, generation, isReady, problems, notice, pageNote, hasSavedPage } = state
  // What the frame reports may be long, and come often.
  const { report, savedBefore, calls } = useDeferredValue(state)
  const [chosen, setChosen] = useState<string | null>(null)
  const active =
    chosen !== null && Object.hasOwn(files, chosen) ? chosen : (entryOf(files) ?? Object.keys(files)[0])

  useEffect(() => {
    const { current } = stage
    if (!current) return
    return session.connect((listeners) => createRunner(current, withPathPrefix(SANDBOX), listeners))
  }, [session])

  useEffect(() => {
    if (!isReady) return
    document.documentElement.dataset.playground = 'ready'
    return () => void delete document.documentElement.dataset.playground
  }, [isReady])

  const openProblem = ({ file, line, column }: Problem) => {
    if (file === null || !Object.hasOwn(files, file)) return
    setChosen(file)
    // After the other file is shown.
    setTimeout(() => code.current?.goTo(line ?? 1, column ?? 1))
  }

  return (
    <div role="group" aria-label="Playground" {...{ [ANY_INTENT]: '' }}>
      <ShareBar session={session} state={state} />
      <div className="playground-panes" ref={panes}>
        <section className="playground-pane" aria-labelledby="code-title">
          <h2 id="code-title">Code</h2>
          {title !== null && active !== undefined ? (
            <>
              <FileTabs files={files} active={active} problems={problems} onOpen={setChosen} />
              <div className="playground-field" role="tabpanel" id="file" aria-labelledby={`file-${active}`}>
                <CodeField
                  path={active}
                  text={files[active] ?? ''}
                  generation={generation}
                  problems={problems}
                  onChange={(text) => session.edit(active, text)}
                  onLeave={() => leave.current?.focus()}
                  handle={code}
                  isReady={isReady}
                />
              </div>
            </>
          ) : (
            <>
              <p className="playground-tabs">
                <span>App.tsx</span>
              </p>
              <div className="playground-picture">{codeOf(demo)}</div>
            </>
          )}
          <p className="playground-hint" id="leave" ref={leave} tabIndex={-1}>
            <kbd>Escape</kbd> leaves the code field, and <kbd>Tab</kbd> goes on from here.
          </p>
        </section>
        <Separator label="Width of the code" panes={panes} name="code" initial={36} />
        <section className="playground-pane" aria-labelledby="result-title">
          <h2 id="result-title">Result</h2>
          <Problems problems={problems} onOpen={openProblem} />
          {notice !== null && <p className="playground-note">{notice}</p>}
          {pageNote !== null && <p className="playground-note">{pageNote}</p>}
          {hasSavedPage && (
            <p className="playground-note">
              The page keeps your changes while the code changes.{' '}
              <button type="button" onClick={() => session.resetPage()}>
                Reset the page
              </button>
            </p>
          )}
          <div className="playground-stage">
            <div
              className="playground-frames"
              ref={stage}
              dangerouslySetInnerHTML={{ __html: firstFrame() }}
            />
            {title === null && <Snapshot html={demo.html} />}
          </div>
        </section>
        <Separator label="Width of the result" panes={panes} name="result" initial={36} />
        <StatePane
          report={report}
          savedBefore={savedBefore}
          initial={demo.saved}
          calls={calls}
          onSelect={session.select}
          onStep={session.step}
          onClearCalls={session.clearCalls}
        />
      </div>
    </div>
  )
}

/**
 * The frame of the first run, without an address until the scripts start (plugins/late-hydration). React does not own it:
 * the runner replaces frames.
 */
const firstFrame = () =>
  trustedHtml(
    `<iframe title="Result" sandbox="${SANDBOX_FLAGS}" data-waiting data-start-src="${withPathPrefix(SANDBOX)}" data-start-data="${withPathPrefix(sampleFile(TEMPLATES[0].id))}"></iframe>`,
  )

/** The highlighted code, for readers who only look. */
function codeOf({ code: { tag, attrs, html } }: DemoRecord) {
  return createElement(tag, { ...attrs, dangerouslySetInnerHTML: { __html: trustedHtml(html) } })
}

/** The page as the build rendered it. */
function Snapshot({ html }: { html: string }) {
  return (
    <div className="prose">
      <div className="demo">
        <div className="demo-editor" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
      </div>
    </div>
  )
}

interface ProblemsProps {
  problems: readonly Problem[]
  onOpen: (problem: Problem) => void
}

/** What is wrong with the code. The result below stays as it was last. */
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
