import type { EditorReport, FromFrame, Problem, RuleCall, RunCommand } from '../frame/messages'
import { entryOf, type Project } from './project'
import { packageFile } from '../../model/playground'
import { compileProject } from './compileProject'
import type { Runner, RunnerListeners } from './createRunner'
import { readDraft, writeDraft } from './draft'
import { type LoadFile, type OpenLesson, openProject } from './openProject'

/** Milliseconds without typing after which the code runs. */
const PAUSE = 300

/** Additional milliseconds before a problem is shown, because a statement may be half typed. */
const PROBLEM_PAUSE = 400

/** Milliseconds after which a note explains why nothing has been rendered. */
const RENDER_PAUSE = 4000

const WAITING = 'Nothing is rendered yet: the component is waiting for a promise that has not settled.'

/** Maximum number of listed rule calls. */
const MAX_CALLS = 200

/** Maximum number of listed problems. */
const MAX_PROBLEMS = 20

/** The state that the playground renders. */
export interface PlaygroundState {
  /** `null` until a project is open. */
  title: string | null
  files: Project['files']
  /** The number of times that all files were replaced. */
  generation: number
  /** Whether the first run has produced a result or a problem. */
  isReady: boolean
  problems: readonly Problem[]
  report: EditorReport | null
  /** The saved page before the last change, or `null`. */
  savedBefore: string | null
  calls: readonly RuleCall[]
  /** The result of the last command. */
  said: string
  /** Explains that a draft is open, or why the open project is not the one in the address. */
  notice: string | null
  /** Explains why the page that the reader made is not shown, or why nothing is rendered. */
  pageNote: string | null
  /** Whether the page that the reader made is shown. It stays while the code changes. */
  hasSavedPage: boolean
  /** The open lesson. In a lesson, every run starts with the page that the code describes. */
  lesson: OpenLesson | null
}

/** The origin of the open project, and the project before the reader changed it. */
interface Source {
  /** The fragment that opened it. */
  origin: string
  /** The current fragment. Copying a link replaces it. */
  fragment: string
  original: Project
}

/** The file that holds the initial code. */
const APP = 'App.tsx'

const INITIAL: PlaygroundState = {
  title: null,
  files: {},
  generation: 0,
  isReady: false,
  problems: [],
  report: null,
  savedBefore: null,
  calls: [],
  said: '',
  notice: null,
  pageNote: null,
  hasSavedPage: false,
  lesson: null,
}

/** The fragment for a draft of the default project. With a fragment, the scripts start immediately after a reload. */
const DRAFT = '#draft'

/** The fragment of the address, or '' if it is `DRAFT` or the id of an element, such as the main content. */
const fragmentOf = (hash: string) => (hash === DRAFT || document.getElementById(hash.slice(1)) ? '' : hash)

const theme = () => document.documentElement.dataset.theme ?? 'light'

/**
 * The project that is open in the playground: opens the project in the address, runs it whenever it changes, and stores
 * drafts of it. Independent of React; a component subscribes to its state.
 */
export class PlaygroundSession {
  private state: PlaygroundState
  private readonly subscribers = new Set<() => void>()
  private readonly packages = new Map<string, Promise<string>>()
  private source: Source | null = null
  /** The page that the next run starts with. If the code lacks its components, the following run tries again. */
  private savedPage: string | null = null
  private runner: Runner | null = null
  /** Counts runs, so that a slow one cannot replace a later one. */
  private runs = 0
  private pause: ReturnType<typeof setTimeout> | undefined
  /** Delays problems in the code that was typed. */
  private late: ReturnType<typeof setTimeout> | undefined
  private font: Promise<ArrayBuffer | null> | undefined
  /** Shows the note that nothing is rendered yet. */
  private waiting: ReturnType<typeof setTimeout> | undefined

  /** Whether the code has changed since the run that sends the reports. */
  private isOutdated = false

  /** Throttles writing the draft while reports arrive in quick succession, because writing takes time. */
  private drafting: ReturnType<typeof setTimeout> | undefined

  /**
   * `load` fetches a file of the site, and `loadFont` the font of the result. `code` is shown until a project is open.
   */
  constructor(
    private readonly load: LoadFile,
    private readonly code = '',
    private readonly loadFont: () => Promise<ArrayBuffer | null> = () => Promise.resolve(null),
  ) {
    this.state = { ...INITIAL, files: { [APP]: code } }
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
      const isPlace = location.hash !== '' && fragmentOf(location.hash) === ''
      if (!isPlace && this.source?.fragment !== location.hash) void this.openAddress()
    }
    addEventListener('hashchange', onHashChange)
    void this.openAddress()
    return () => {
      removeEventListener('hashchange', onHashChange)
      observer.disconnect()
      clearTimeout(this.pause)
      clearTimeout(this.late)
      clearTimeout(this.waiting)
      clearTimeout(this.drafting)
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
    clearTimeout(this.late)
    clearTimeout(this.pause)
    if (!this.source) return
    this.saveDraft()
    this.pause = setTimeout(() => void this.run(PROBLEM_PAUSE), PAUSE)
  }

  /** Replaces the whole project, as an upload does. */
  replace(project: Project, title: string): void {
    this.open(project, title, null)
    this.saveDraft()
  }

  /** Replaces the code with the solution of the step. Reset restores the initial code of the step. */
  readonly showSolution = (): void => {
    const { lesson, title } = this.state
    const files = lesson?.steps[lesson.at]?.solution
    if (files) this.replace({ files }, title ?? '')
  }

  /** Discards the reader's changes. Returns a function that restores them. */
  reset(): () => void {
    const { source } = this
    if (!source) return () => undefined
    const changed = this.project()
    void writeDraft(source.fragment, null)
    void writeDraft(source.origin, null)
    if (location.hash !== source.origin)
      history.replaceState(history.state, '', source.origin || location.pathname + location.search)
    source.fragment = source.origin
    this.open(source.original, this.state.title, null)
    return () => this.source === source && this.replace(changed, this.state.title ?? '')
  }

  /** Discards the page that the reader made, and renders the page that the code describes. */
  resetPage(): void {
    this.savedPage = null
    this.saveDraft()
    void this.run()
  }

  /** Puts `fragment` into the address, as the link to the open project. */
  adopt(fragment: string): void {
    if (!this.source) return
    void writeDraft(this.source.fragment, null)
    this.source.fragment = fragment
    history.replaceState(history.state, '', fragment)
  }

  readonly select = (id: string): void => this.runner?.send({ kind: 'select', id })
  readonly command: RunCommand = (...command) => this.runner?.send({ kind: 'command', command })
  readonly step = (to: number): void => this.runner?.send({ kind: 'step', to })
  readonly clearCalls = (): void => this.update({ calls: [] })

  private update(change: Partial<PlaygroundState>): void {
    this.state = { ...this.state, ...change }
    for (const subscriber of this.subscribers) subscriber()
  }

  private async openAddress(): Promise<void> {
    const { hash } = location
    const fragment = fragmentOf(hash)
    const { title, project, notice, lesson = null } = await openProject(fragment, this.load)
    if (!this.runner || location.hash !== hash) return
    const typed = this.source === null ? this.state.files[APP] : undefined
    this.source = { origin: fragment, fragment, original: project }
    const draft = readDraft(fragment)
    const restored = draft ? 'Your earlier changes are restored. Reset discards them.' : null
    this.update({ lesson, report: null })
    this.open(draft ?? project, title, notice ?? restored)
    // Code typed before a project was open belongs to the default project.
    if (fragment === '' && typed !== undefined && typed !== this.code) this.edit(APP, typed)
  }

  /** Shows a project and runs it immediately. */
  private open({ files, page }: Project, title: string | null, notice: string | null): void {
    this.savedPage = this.state.lesson ? null : (page ?? null)
    this.isOutdated = true
    // A pending run of the last project would replace this one.
    clearTimeout(this.pause)
    clearTimeout(this.late)
    const generation = this.state.generation + 1
    this.update({ title, files, generation, notice, report: null, savedBefore: null, calls: [], said: '' })
    void this.run()
  }

  /** Stores a draft, or removes it if the project is unchanged. */
  private saveDraft(): void {
    if (!this.source) return
    const { fragment, original } = this.source
    const project = { files: this.state.files, ...(this.savedPage !== null && { page: this.savedPage }) }
    const isChanged = JSON.stringify(project) !== JSON.stringify(original)
    if (isChanged && location.hash === '') history.replaceState(history.state, '', DRAFT)
    void writeDraft(fragment, isChanged ? project : null)
  }

  /** Runs the project. Compile-time problems are shown after `pause` milliseconds. */
  private async run(pause = 0): Promise<void> {
    const number = ++this.runs
    try {
      const { files } = this.state
      const { modules, packages: names, problems: found, guard } = compileProject(files)
      if (found.length > 0) {
        // Imported lazily: its parser is part of the code field, which loads after the first run.
        const place = await import('./placeErrors').catch(() => null)
        const problems = place?.placeErrors(found, files) ?? found
        if (files !== this.state.files) return
        if (pause === 0) this.update({ problems, isReady: true })
        else this.late = setTimeout(() => this.update({ problems, isReady: true }), pause)
        return
      }
      const entry = entryOf(files)
      if (entry === null) throw new Error('The project has no script to run. Add a file App.tsx.')
      const codes = names.map(async (name) => [name, await this.loadPackage(name)] as const)
      this.font ??= this.loadFont().catch(() => null)
      const [font, ...loaded] = await Promise.all([this.font, ...codes])
      const packages = Object.fromEntries(loaded)
      if (number !== this.runs) return
      const page = this.savedPage
      this.update({ problems: [], calls: [], pageNote: null, hasSavedPage: page !== null })
      this.isOutdated = false
      this.runner?.run({ kind: 'run', modules, packages, entry, guard, page, theme: theme(), font })
      clearTimeout(this.waiting)
      this.waiting = setTimeout(() => this.update({ pageNote: WAITING, isReady: true }), RENDER_PAUSE)
    } catch (error) {
      if (number !== this.runs) return
      const message = error instanceof Error ? error.message : String(error)
      this.update({ problems: [{ message, file: null, line: null, column: null }], isReady: true })
    }
  }

  /** Fetches the code of a package that is not bundled with the frame, once. */
  private loadPackage(name: string): Promise<string> {
    const known = this.packages.get(name)
    if (known) return known
    const text = this.load(packageFile(name)).then((response) => {
      if (!response.ok) throw new Error(`The package ${name} could not be loaded (${response.status}).`)
      return response.text()
    })
    text.catch(() => this.packages.delete(name))
    this.packages.set(name, text)
    return text
  }

  private readonly addProblem = (problem: Problem): void => {
    clearTimeout(this.waiting)
    this.update({ problems: [...this.state.problems, problem].slice(0, MAX_PROBLEMS), isReady: true })
  }

  private readonly receive = (message: FromFrame): void => {
    switch (message.kind) {
      case 'rendered':
        clearTimeout(this.waiting)
        return this.update({ isReady: true, ...(this.state.pageNote === WAITING && { pageNote: null }) })
      case 'problem':
        return this.addProblem(message.problem)
      case 'pageRejected':
        return this.update({ hasSavedPage: false, pageNote: `The page was reset: ${message.reason}` })
      case 'state':
        return this.showReport(message.state)
      case 'status':
        return this.update({ said: message.message })
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
    const savedBefore = report.saved === last ? this.state.savedBefore : last
    this.update({ report, savedBefore, ...(isNewPage && { hasSavedPage: true, pageNote: null }) })
    if (!isNewPage) return
    this.savedPage = report.saved
    if (this.drafting !== undefined) return
    this.saveDraft()
    this.drafting = setTimeout(() => {
      this.drafting = undefined
      this.saveDraft()
    }, PAUSE)
  }
}
