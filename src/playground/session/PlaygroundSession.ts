import type { EditorReport, FromFrame, Problem, RuleCall, RunCommand } from '../frame/messages'
import { entryOf, type Project } from './project'
import { packageFile } from '../paths'
import { compileProject } from './compileProject'
import type { Runner, RunnerListeners } from './createRunner'
import { readDraft, writeDraft } from './draft'
import { type LoadFile, type OpenLesson, openProject } from './openProject'

/** The pause after which what was typed runs, in milliseconds. */
const PAUSE = 300

/** How much longer a problem in what was typed waits: until then, it may be half a statement. */
const PROBLEM_PAUSE = 400

/** Milliseconds after which a component that is not rendered yet is explained. */
const RENDER_PAUSE = 4000

const WAITING = 'Nothing is rendered yet: the component waits for a promise that has not ended.'

/** How many calls of rules are listed. */
const MAX_CALLS = 200

/** How many problems are listed. */
const MAX_PROBLEMS = 20

/** What the playground shows. */
export interface PlaygroundState {
  /** `null` until something is open. */
  title: string | null
  files: Project['files']
  /** Counts how often all files were replaced. */
  generation: number
  /** Whether the first result or problem is there. */
  isReady: boolean
  problems: readonly Problem[]
  report: EditorReport | null
  /** The saved page before the last change; `null` when there is none. */
  savedBefore: string | null
  calls: readonly RuleCall[]
  /** What the last command did. */
  said: string
  /** Why something else is open than the address names, or that it is a draft. */
  notice: string | null
  /** Why the page that the reader made is not shown. */
  pageNote: string | null
  /** Whether the page that the reader made is shown, which stays while the code changes. */
  hasSavedPage: boolean
  /** The step of a lesson that is open. In a lesson, every run starts with the page that the code describes. */
  lesson: OpenLesson | null
}

/** Where what is open comes from, and what it was before the reader changed it. */
interface Source {
  /** The fragment that opens it. */
  origin: string
  /** The fragment of the address now: a link that was copied replaces it. */
  fragment: string
  original: Project
}

/** The file that a project starts with. */
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

/** The address of a draft of what opens by itself: with a fragment, the scripts start at once after a reload. */
const DRAFT = '#draft'

/** The fragment of the address, unless it leads to a part of this page, such as the main content. */
const fragmentOf = (hash: string) => (hash === DRAFT || document.getElementById(hash.slice(1)) ? '' : hash)

const theme = () => document.documentElement.dataset.theme ?? 'light'

/**
 * What is open in the playground: it opens what the address names, runs it whenever it changes, and keeps a draft of it.
 * It knows nothing of React; a component subscribes to its state.
 */
export class PlaygroundSession {
  private state: PlaygroundState
  private readonly subscribers = new Set<() => void>()
  private readonly packages = new Map<string, Promise<string>>()
  private source: Source | null = null
  /** The page that the next run starts with. If the code does not know its components, the run after it tries again. */
  private savedPage: string | null = null
  private runner: Runner | null = null
  /** Counts runs, so that a slow one cannot replace a later one. */
  private runs = 0
  private pause: ReturnType<typeof setTimeout> | undefined
  /** Shows problems in what was typed. */
  private late: ReturnType<typeof setTimeout> | undefined
  private font: Promise<ArrayBuffer | null> | undefined
  /** Explains what is not rendered. */
  private waiting: ReturnType<typeof setTimeout> | undefined

  /** Whether the code has changed since the run that reports. */
  private isOutdated = false

  /** Writes the draft after reports that came soon after another one: to write it takes time. */
  private drafting: ReturnType<typeof setTimeout> | undefined

  /**
   * `load` fetches a file of the site, and `loadFont` the font of the result. `code` is shown until something is open.
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

  /** Opens what the address names, now and when it changes. Returns a function that ends this. */
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

  /** Resolves once something is open. */
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

  /** What the reader would share now. */
  project(): Project {
    const { files, hasSavedPage, lesson, report } = this.state
    const page = lesson ? report?.isChanged && report.saved : hasSavedPage && this.savedPage
    return { files, ...(page && { page }) }
  }

  /** Changes a file, and runs the project when nothing more is typed. */
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

  /** Replaces everything, as an upload does. */
  replace(project: Project, title: string): void {
    this.open(project, title, null)
    this.saveDraft()
  }

  /** Replaces the code with the solution of the step. Reset brings back what the step started with. */
  readonly showSolution = (): void => {
    const { lesson, title } = this.state
    const files = lesson?.steps[lesson.at]?.solution
    if (files) this.replace({ files }, title ?? '')
  }

  /** Discards what the reader changed. Returns a function that brings it back. */
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

  /** Renders what the code says in place of the page that the reader made. */
  resetPage(): void {
    this.savedPage = null
    this.saveDraft()
    void this.run()
  }

  /** Makes `fragment` the address of what is open. */
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
    // What was typed before anything was open: it is the code of what opens by itself.
    if (fragment === '' && typed !== undefined && typed !== this.code) this.edit(APP, typed)
  }

  /** Shows a project and runs it at once. */
  private open({ files, page }: Project, title: string | null, notice: string | null): void {
    this.savedPage = this.state.lesson ? null : (page ?? null)
    this.isOutdated = true
    // What was typed into the last project would replace this one.
    clearTimeout(this.pause)
    clearTimeout(this.late)
    const generation = this.state.generation + 1
    this.update({ title, files, generation, notice, report: null, savedBefore: null, calls: [], said: '' })
    void this.run()
  }

  /** Stores what there is, unless nothing has changed. */
  private saveDraft(): void {
    if (!this.source) return
    const { fragment, original } = this.source
    const project = { files: this.state.files, ...(this.savedPage !== null && { page: this.savedPage }) }
    const isChanged = JSON.stringify(project) !== JSON.stringify(original)
    if (isChanged && location.hash === '') history.replaceState(history.state, '', DRAFT)
    void writeDraft(fragment, isChanged ? project : null)
  }

  /** Runs the project. Problems of its text are shown after `pause` milliseconds. */
  private async run(pause = 0): Promise<void> {
    const number = ++this.runs
    try {
      const { files } = this.state
      const { modules, packages: names, problems: found, guard } = compileProject(files)
      if (found.length > 0) {
        // Its parser is a part of the code field, which is loaded later.
        const place = await import('./placeErrors').catch(() => null)
        const problems = place?.placeErrors(found, files) ?? found
        if (files !== this.state.files) return
        if (pause === 0) this.update({ problems, isReady: true })
        else this.late = setTimeout(() => this.update({ problems, isReady: true }), pause)
        return
      }
      const entry = entryOf(files)
      if (entry === null) throw new Error('There is no script to run. Add a file App.tsx.')
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

  /** The code of a package that the frame does not contain, which is fetched once. */
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
      case 'shown':
        clearTimeout(this.waiting)
        return this.update({ isReady: true, ...(this.state.pageNote === WAITING && { pageNote: null }) })
      case 'problem':
        return this.addProblem(message.problem)
      case 'pageRejected':
        return this.update({ hasSavedPage: false, pageNote: `The page was reset: ${message.reason}` })
      case 'state':
        return this.showReport(message.state)
      case 'said':
        return this.update({ said: message.message })
      case 'rules':
        return this.update({
          calls: [...[...message.calls].reverse(), ...this.state.calls].slice(0, MAX_CALLS),
        })
      case 'ready':
      case 'left':
        return
    }
  }

  private showReport(report: EditorReport): void {
    const isLesson = this.state.lesson !== null
    // A check must not judge new code by what the last one did.
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
