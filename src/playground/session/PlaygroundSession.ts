import type { EditorReport, FromFrame, Problem, RunCommand } from '../frame/messages'
import { compileProject } from './compileProject'
import type { Runner, RunnerListeners } from './createRunner'
import { type LoadFile, openProject } from './openProject'
import { createPackageLoader } from './packageLoader'
import { INITIAL_STATE, type PlaygroundState } from './playgroundState'
import { entryOf, type Project } from './project'
import { projectFragment, ProjectSource } from './ProjectSource'

/** Milliseconds without typing after which the code runs. */
const TYPING_PAUSE_MS = 300

/** Additional milliseconds before a problem is shown, because a statement may be half typed. */
const PROBLEM_DELAY_MS = 400

/** Milliseconds after which a note explains why nothing has been rendered. */
const RENDER_DELAY_MS = 4000

/** Why the code of a shared link does not run until the reader allows it. */
const SHARED = 'This code comes from a link, so anyone may have written it. Read it before you run it.'

const NOT_RENDERED = 'Nothing is rendered yet: the component is waiting for a promise that has not settled.'

/** Maximum number of listed rule calls. */
const MAX_CALLS = 200

/** Maximum number of listed problems. */
const MAX_PROBLEMS = 20

/** The file that holds the initial code. */
const APP = 'App.tsx'

const theme = () => document.documentElement.dataset.theme ?? 'light'

/**
 * The project that is open in the playground: opens the project in the address, runs it whenever it changes, and stores
 * drafts of it. Independent of React; a component subscribes to its state.
 */
export class PlaygroundSession {
  private state: PlaygroundState
  private readonly subscribers = new Set<() => void>()
  private readonly loadPackages: ReturnType<typeof createPackageLoader>
  private source: ProjectSource | null = null
  /** The page that the next run starts with. If the code lacks its components, the following run tries again. */
  private savedPage: string | null = null
  private runner: Runner | null = null
  /** Counts runs, so that a slow one cannot replace a later one. */
  private runs = 0
  private font: Promise<ArrayBuffer | null> | undefined
  /** Whether the next report is the first of its run. Its ids are new, so comparing it would show every Node as changed. */
  private isFirstReport = true
  /** Whether the code has changed since the run that sends the reports. */
  private isOutdated = false

  /** Runs the code after a pause in typing. */
  private runTimer: ReturnType<typeof setTimeout> | undefined
  /** Delays problems in the code that was typed. */
  private problemTimer: ReturnType<typeof setTimeout> | undefined
  /** Shows the note that nothing is rendered yet. */
  private renderTimer: ReturnType<typeof setTimeout> | undefined
  /** Throttles writing the draft while reports arrive in quick succession, because writing takes time. */
  private draftTimer: ReturnType<typeof setTimeout> | undefined

  /**
   * `load` fetches a file of the site, and `loadFont` the font of the result. `code` is shown until a project is open.
   */
  constructor(
    private readonly load: LoadFile,
    private readonly code = '',
    private readonly loadFont: () => Promise<ArrayBuffer | null> = () => Promise.resolve(null),
  ) {
    this.state = { ...INITIAL_STATE, files: { [APP]: code } }
    this.loadPackages = createPackageLoader(load)
  }

  readonly getState = (): PlaygroundState => this.state

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.subscribers.add(subscriber)
    return () => void this.subscribers.delete(subscriber)
  }

  /** Opens the project in the address, now and whenever the address changes. Returns a function that ends this. */
  connect(createRunner: (listeners: RunnerListeners) => Runner): () => void {
    const runner = createRunner({ onMessage: this.receive, onStopped: this.addProblem })
    this.runner = runner
    const observer = new MutationObserver(() => runner.send({ kind: 'theme', theme: theme() }))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const onHashChange = () => {
      const isAnchor = location.hash !== '' && projectFragment(location.hash) === ''
      if (!isAnchor && !this.source?.matches(location.hash)) void this.openAddress()
    }
    addEventListener('hashchange', onHashChange)
    void this.openAddress()
    return () => {
      removeEventListener('hashchange', onHashChange)
      observer.disconnect()
      this.cancelRun()
      clearTimeout(this.renderTimer)
      clearTimeout(this.draftTimer)
      runner.destroy()
      this.runner = null
    }
  }

  /** Resolves once a project is open. */
  async opened(): Promise<void> {
    if (this.state.title !== null) return
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.title === null) return
        stop()
        resolve()
      })
    })
  }

  /** The current project, for sharing and saving. */
  project(): Project {
    const { files, hasSavedPage, lesson, report } = this.state
    const page = lesson ? report?.isChanged && report.saved : hasSavedPage && this.savedPage
    return { files, ...(page && { page }) }
  }

  /** Changes a file, and runs the project after a pause in typing. */
  edit(path: string, text: string): void {
    const { files, lesson, report } = this.state
    this.update({ files: { ...files, [path]: text }, report: lesson ? null : report })
    this.isOutdated = true
    this.cancelRun()
    if (!this.source) return
    this.saveDraft()
    this.runTimer = setTimeout(() => void this.run(PROBLEM_DELAY_MS), TYPING_PAUSE_MS)
  }

  /** Replaces the whole project, as opening a file does. Returns a function that restores it. */
  replace(project: Project, title = this.state.title ?? ''): () => void {
    const { source } = this
    const before = this.project()
    const { title: titleBefore } = this.state
    this.open(project, title, null)
    this.saveDraft()
    return () => void (this.source === source && this.replace(before, titleBefore ?? ''))
  }

  /** Replaces the code with the solution of the step, or replaces the solution with the reader's code again. */
  readonly toggleSolution = (): void => {
    const { lesson, files, ownFiles } = this.state
    const solution = lesson?.steps[lesson.at]?.solution ?? files
    this.replace({ files: ownFiles ?? solution })
    this.update({ ownFiles: ownFiles ? null : files })
  }

  /** Discards the reader's changes. Returns a function that restores them. */
  reset(): () => void {
    const { source } = this
    if (!source) return () => undefined
    const undo = this.replace(source.original)
    source.discardDraft()
    return undo
  }

  /** Runs code that until then is only shown. */
  readonly runHeld = (): void => {
    this.update({ holdReason: null })
    this.saveDraft()
    void this.run()
  }

  /** Discards the page that the reader made, and renders the page that the code describes. */
  resetPage(): void {
    this.savedPage = null
    this.saveDraft()
    void this.run()
  }

  /** Puts `fragment` into the address, as the link to the open project. */
  setShareFragment(fragment: string): void {
    this.source?.setShareFragment(fragment)
  }

  readonly select = (id: string): void => this.runner?.send({ kind: 'select', id })
  readonly celebrate = (): void => this.runner?.send({ kind: 'celebrate' })
  readonly command: RunCommand = (...command) => this.runner?.send({ kind: 'command', command })
  readonly step = (to: number): void => this.runner?.send({ kind: 'step', to })
  readonly clearCalls = (): void => this.update({ calls: [] })

  private update(change: Partial<PlaygroundState>): void {
    this.state = { ...this.state, ...change }
    for (const subscriber of this.subscribers) subscriber()
  }

  private async openAddress(): Promise<void> {
    const { hash } = location
    const fragment = projectFragment(hash)
    const { title, project, notice, isShared = false, lesson = null } = await openProject(fragment, this.load)
    if (!this.runner || location.hash !== hash) return
    const typed = this.source === null ? this.state.files[APP] : undefined
    this.source = new ProjectSource(fragment, project)
    const draft = this.source.draft()
    const restored = draft ? 'Your earlier changes are restored. Reset discards them.' : null
    const isHeld = isShared && !draft?.hasRun
    this.update({ lesson, report: null, holdReason: isHeld ? SHARED : null })
    this.open(draft ?? project, title, notice ?? restored)
    // Code typed before a project was open belongs to the default project.
    if (fragment === '' && typed !== undefined && typed !== this.code) this.edit(APP, typed)
  }

  /** Shows a project and runs it. */
  private open({ files, page }: Project, title: string | null, notice: string | null): void {
    this.savedPage = this.state.lesson ? null : (page ?? null)
    this.isOutdated = true
    // A pending run of the last project would replace this one.
    this.cancelRun()
    const generation = this.state.generation + 1
    const isNew = { report: null, savedBefore: null, calls: [], status: '', ownFiles: null }
    this.update({ title, files, generation, notice, ...isNew })
    void this.run()
  }

  private saveDraft(): void {
    const { files, holdReason } = this.state
    const page = this.savedPage !== null && { page: this.savedPage }
    this.source?.saveDraft({ files, ...page, hasRun: holdReason === null })
  }

  /** Cancels a run that waits for a pause in typing, and problems that are not shown yet. */
  private cancelRun(): void {
    clearTimeout(this.runTimer)
    clearTimeout(this.problemTimer)
  }

  /** Runs the project, unless it waits for the reader. Compile-time problems are shown after `problemDelayMs`. */
  private async run(problemDelayMs = 0): Promise<void> {
    if (this.state.holdReason !== null) return this.update({ isReady: true, problems: [] })
    const number = ++this.runs
    try {
      const { files } = this.state
      const { modules, packages: names, problems: found, guard } = compileProject(files)
      if (found.length > 0) {
        // Imported lazily: its parser is part of the code field, which loads after the first run.
        const place = await import('./placeErrors').catch(() => null)
        const problems = place?.placeErrors(found, files) ?? found
        if (files !== this.state.files) return
        if (problemDelayMs === 0) this.update({ problems, isReady: true })
        else this.problemTimer = setTimeout(() => this.update({ problems, isReady: true }), problemDelayMs)
        return
      }
      const entry = entryOf(files)
      if (entry === null) throw new Error('The project has no script to run. Add a file App.tsx.')
      this.font ??= this.loadFont().catch(() => null)
      const [font, packages] = await Promise.all([this.font, this.loadPackages(names)])
      if (number !== this.runs) return
      const page = this.savedPage
      this.update({ problems: [], calls: [], pageNote: null, hasSavedPage: page !== null })
      this.isOutdated = false
      this.isFirstReport = true
      const isLesson = this.state.lesson !== null
      this.runner?.run({ kind: 'run', modules, packages, entry, guard, isLesson, page, theme: theme(), font })
      clearTimeout(this.renderTimer)
      this.renderTimer = setTimeout(
        () => this.update({ pageNote: NOT_RENDERED, isReady: true }),
        RENDER_DELAY_MS,
      )
    } catch (error) {
      if (number !== this.runs) return
      const message = error instanceof Error ? error.message : String(error)
      this.update({ problems: [{ message, file: null, line: null, column: null }], isReady: true })
    }
  }

  private readonly addProblem = (problem: Problem): void => {
    clearTimeout(this.renderTimer)
    this.update({ problems: [...this.state.problems, problem].slice(0, MAX_PROBLEMS), isReady: true })
  }

  private readonly receive = (message: FromFrame): void => {
    switch (message.kind) {
      case 'rendered':
        clearTimeout(this.renderTimer)
        return this.update({ isReady: true, ...(this.state.pageNote === NOT_RENDERED && { pageNote: null }) })
      case 'problem':
        return this.addProblem(message.problem)
      case 'pageRejected':
        return this.update({ hasSavedPage: false, pageNote: `The page was reset: ${message.reason}` })
      case 'state':
        return this.showReport(message.state)
      case 'status':
        return this.update({ status: message.message })
      case 'rules':
        return this.update({
          calls: [...[...message.calls].reverse(), ...this.state.calls].slice(0, MAX_CALLS),
        })
      case 'ready':
      case 'navigated':
        return
    }
  }

  private showReport(report: EditorReport): void {
    const isLesson = this.state.lesson !== null
    // Ignore reports of the last run, so that checks do not judge new code by them.
    if (isLesson && this.isOutdated) return
    const isNewPage = !isLesson && report.isChanged && report.saved !== null
    const last = this.state.report?.saved ?? null
    const changedFrom = report.saved === last ? this.state.savedBefore : last
    const savedBefore = this.isFirstReport ? null : changedFrom
    this.isFirstReport = false
    this.update({ report, savedBefore, ...(isNewPage && { hasSavedPage: true, pageNote: null }) })
    if (!isNewPage) return
    this.savedPage = report.saved
    if (this.draftTimer !== undefined) return
    this.saveDraft()
    this.draftTimer = setTimeout(() => {
      this.draftTimer = undefined
      this.saveDraft()
    }, TYPING_PAUSE_MS)
  }
}
