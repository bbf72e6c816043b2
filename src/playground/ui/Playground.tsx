import { type DragEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DemoRecord } from '../../model/body'
import { EAGER_INTENT } from '../../model/hydration'
import demoSheet from '../../theme/demo/demo.sheet.css'
import { useSheet } from '../../theme/ui'
import { CodePane } from './CodePane'
import { downloadProject } from './downloadProject'
import { PlaygroundBar } from './PlaygroundBar'
import { ResultPane } from './ResultPane'
import { Separator } from './Separator'
import { StatePane } from './StatePane'
import { TabList } from './TabList'
import { useBarActions } from './useBarActions'
import { usePlaygroundSession } from './usePlaygroundSession'
import { useProgress } from './useProgress'

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

/** Makes Ctrl+S share the project. */
function shareOnSave(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-share]')?.click()
}

/**
 * Code, the running editor and its state, side by side, or as tabs in a narrow window. Before hydration, they are a
 * picture with a text field over the code, because React starts only once the reader interacts with the page
 * (docs/decisions/0005-late-hydration.md). `demo` is the default sample.
 */
export function Playground({ demo }: { demo: DemoRecord }) {
  useSheet(demoSheet)
  const panes = useRef<HTMLDivElement>(null)
  const { session, state, deferred, frames } = usePlaygroundSession(demo)
  const { title, problems, lesson } = state
  const views = lesson ? LESSON_VIEWS : VIEWS
  const [chosen, setView] = useState<string | null>(null)
  const progress = useProgress(lesson?.id)
  const actions = useBarActions(session, progress)
  /** Opens dropped files. While they are dragged, frames are disabled, because they would receive the events. */
  const onFileDrag = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.dataset.drag = ''
    if (event.type === 'drop') actions.open([...event.dataTransfer.files])
  }
  const view = views.find(({ id }) => id === chosen)?.id ?? views[0]?.id ?? 'code'

  // Every step starts with its text.
  useEffect(() => setView(null), [lesson])

  return (
    // Ctrl+S works in all controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="playground"
      role="group"
      aria-label="Playground"
      data-view={view}
      data-open={title === null ? undefined : ''}
      onDragOverCapture={onFileDrag}
      onDropCapture={onFileDrag}
      // Pointers do not move during a drag.
      onPointerMove={({ currentTarget }) => delete currentTarget.dataset.drag}
      onKeyDown={shareOnSave}
      {...{ [EAGER_INTENT]: '' }}
    >
      <PlaygroundBar state={state} actions={actions} done={progress[0]} />
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
              done={progress[0]}
              onDone={progress[1]}
              onCelebrate={session.celebrate}
              onSolution={() => {
                setView('code')
                session.toggleSolution()
              }}
              onDownload={() => downloadProject(session.project())}
            />
          </Suspense>
        )}
        {lesson && <Separator label="Width of the text" panes={panes} name="code" />}
        <CodePane session={session} state={state} demo={demo} onChangeFile={actions.changeFiles} />
        <Separator
          key={lesson ? 'result' : 'code'}
          label="Width of the code"
          panes={panes}
          name={lesson ? 'result' : 'code'}
        />
        <ResultPane session={session} state={state} deferred={deferred} frames={frames} demo={demo} />
        {!lesson && <Separator label="Width of the result" panes={panes} name="result" />}
        {!lesson && (
          <StatePane
            report={deferred.report}
            savedBefore={deferred.savedBefore}
            initial={title === null ? demo.saved : null}
            calls={deferred.calls}
            onSelect={session.select}
            onStep={session.step}
            onClearCalls={session.clearCalls}
          />
        )}
      </div>
    </div>
  )
}
