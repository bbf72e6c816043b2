import {
  createElement,
  type KeyboardEvent,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DemoRecord } from '../../model/body'
import { EAGER_INTENT } from '../../model/hydration'
import { entryOf } from '../session/project'
import type { Problem } from '../frame/messages'
import { sampleFile, SANDBOX, SANDBOX_FLAGS } from '../../model/playground'
import { TEMPLATES } from '../session/samples'
import { trustedHtml, useSheet, withPathPrefix } from '../../theme/ui'
import { DemoBar } from '../../theme/demo/DemoBar'
import { DemoFoot, HINT } from '../../theme/demo/DemoFoot'
import demoSheet from '../../theme/demo/demo.sheet.css'
import fontFile from '../../theme/styles/fonts/hanken-grotesk.woff2'
import { CodeField, type CodeFieldHandle } from './CodeField'
import { Separator } from './Separator'
import { PlaygroundBar } from './PlaygroundBar'
import { StatePane } from './StatePane'
import { TabList } from './TabList'
import { createRunner } from '../session/createRunner'
import { downloadProject } from './downloadProject'
import { PlaygroundSession } from '../session/PlaygroundSession'

/** The panes, as tabs for windows narrower than 997 px. */
const VIEWS = [
  { id: 'code', label: 'Code' },
  { id: 'result', label: 'Result' },
  { id: 'state', label: 'State' },
]

/** The panes while a lesson is open: its text replaces the state. */
const LESSON_VIEWS = [{ id: 'text', label: 'Text' }, ...VIEWS.slice(0, 2)]

/** Loaded lazily, because only lessons need the checks. */
const LessonPane = lazy(async () => ({ default: (await import('./LessonPane')).LessonPane }))

/**
 * Code, the running editor and its state, side by side, or as tabs in a narrow window. Before hydration, they are a
 * picture with a text field over the code, because React starts only once the reader interacts with the page
 * (docs/decisions/0005-late-hydration.md). `demo` is the default sample.
 */
export function Playground({ demo }: { demo: DemoRecord }) {
  useSheet(demoSheet)
  const panes = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const code = useRef<CodeFieldHandle | null>(null)
  const [session] = useState(() => {
    const load = (path: string) => fetch(withPathPrefix(path))
    return new PlaygroundSession(load, sourceOf(demo), async () => (await fetch(fontFile)).arrayBuffer())
  })
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  const { title, files, generation, isReady, problems, notice, pageNote, hasSavedPage, lesson } = state
  // Reports of the frame may be long and frequent.
  const deferred = useDeferredValue(state)
  const { report, savedBefore, calls, said } = deferred
  const isFaulty = title !== null && report === null && problems.length > 0
  const fault = isFaulty ? 'This code has an error, which is shown below the code.' : null
  const views = lesson ? LESSON_VIEWS : VIEWS
  const [wanted, setView] = useState<string | null>(null)
  const view = views.find(({ id }) => id === wanted)?.id ?? views[0]?.id ?? 'code'
  const [isArmed, setArmed] = useState(false)
  const [isBarOpen, setBarOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const active =
    chosen !== null && Object.hasOwn(files, chosen)
      ? chosen
      : (lesson?.steps[lesson.at]?.file ?? entryOf(files) ?? Object.keys(files)[0] ?? 'App.tsx')

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

  useEffect(() => setChosen(null), [lesson])

  const openProblem = ({ file, line, column }: Problem) => {
    if (file === null || !Object.hasOwn(files, file)) return
    setChosen(file)
    // Wait until the file is shown.
    setTimeout(() => code.current?.goTo(line ?? 1, column ?? 1))
  }

  const shareOnSave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[data-share]')?.click()
  }

  return (
    // Ctrl+S works in all controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="playground"
      role="group"
      aria-label="Playground"
      data-view={view}
      data-open={title === null ? undefined : ''}
      onKeyDown={shareOnSave}
      {...{ [EAGER_INTENT]: '' }}
    >
      <PlaygroundBar session={session} state={state} />
      <TabList
        label="Views"
        name="view"
        tabs={views.map((each) => ({ ...each, isWrong: each.id === 'code' && problems.length > 0 }))}
        active={view}
        panelOf={(id) => `pane-${id}`}
        onOpen={setView}
      />
      <div className="playground-panes" ref={panes}>
        {deferred.lesson && (
          <Suspense>
            <LessonPane
              key={deferred.lesson.id}
              lesson={deferred.lesson}
              state={deferred}
              onSolution={session.showSolution}
              onDownload={() => downloadProject(session.project())}
            />
          </Suspense>
        )}
        {lesson && <Separator label="Width of the text" panes={panes} name="code" />}
        <section className="playground-pane" id="pane-code" aria-label="Code">
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
          <div className="playground-field" role="tabpanel" id="file" aria-labelledby={`file-${active}`}>
            {title === null && (
              // Inert, because the text field above it has the same text.
              <div className="playground-picture" {...{ inert: '' }}>
                {codeOf(demo)}
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
        <Separator
          key={lesson ? 'result' : 'code'}
          label="Width of the code"
          panes={panes}
          name={lesson ? 'result' : 'code'}
        />
        <section className="playground-pane" id="pane-result" aria-label="Result">
          <h2>Result</h2>
          <div className="playground-stage">
            <div
              className="playground-frames"
              ref={stage}
              dangerouslySetInnerHTML={{ __html: firstFrame() }}
            />
            {title === null && <Snapshot html={demo.html} />}
          </div>
          <div className="playground-foot">
            <div className="demo">
              <DemoFoot
                id="move"
                status={said || HINT}
                isOpen={isBarOpen}
                onToggle={() => setBarOpen(!isBarOpen)}
              >
                <DemoBar
                  view={{ nodes: report?.nodes ?? [], selected: report?.selected[0] ?? null }}
                  run={session.command}
                />
              </DemoFoot>
            </div>
            {[notice, fault, pageNote].map((note) => note !== null && <p key={note}>{note}</p>)}
            {hasSavedPage && (
              <p>
                The page keeps your changes while the code changes.{' '}
                <button type="button" onClick={() => session.resetPage()}>
                  Reset the page
                </button>
              </p>
            )}
          </div>
        </section>
        {!lesson && <Separator label="Width of the result" panes={panes} name="result" />}
        {!lesson && (
          <StatePane
            report={report}
            savedBefore={savedBefore}
            initial={title === null ? demo.saved : null}
            calls={calls}
            onSelect={session.select}
            onStep={session.step}
            onClearCalls={session.clearCalls}
          />
        )}
      </div>
    </div>
  )
}

/**
 * The frame of the first run. It has no address until the scripts start (plugins/late-hydration). React does not manage
 * it, because the runner replaces frames.
 */
const firstFrame = () =>
  trustedHtml(
    `<iframe title="Result" sandbox="${SANDBOX_FLAGS}" data-waiting data-start-src="${withPathPrefix(SANDBOX)}" data-start-data="${withPathPrefix(sampleFile(TEMPLATES[0].id))}"></iframe>`,
  )

/** The highlighted code, shown before hydration. */
function codeOf({ code: { tag, attrs, html } }: DemoRecord) {
  return createElement(tag, { ...attrs, dangerouslySetInnerHTML: { __html: trustedHtml(html) } })
}

/** The code of the default sample, as text. */
function sourceOf({ name, code: { html } }: DemoRecord): string {
  const [, code = ''] = /<code>(.*)<\/code>/s.exec(html) ?? []
  const text = code
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
  return `${text.trimEnd()}\n`.replace(`export function ${name}(`, 'export function App(')
}

/** The page of the default sample, prerendered by the build. */
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

/** Lists the problems of the code. Meanwhile, the last result stays visible. */
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
