import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  type EditorReport,
  entryOf,
  type Problem,
  packageFile,
  type Project,
  type RuleCall,
  SANDBOX,
} from '../../model/playground'
import { withPathPrefix } from '../ui'
import { compileProject } from './compile'
import { readDraft, writeDraft } from './draft'
import { openProject } from './openProject'
import { createRunner, type Runner } from './createRunner'

/** The pause after which what was typed runs, in milliseconds. */
const PAUSE = 300

/** How many calls of rules are kept. */
const MAX_CALLS = 200

/** What is open: where it came from, and what it was before the reader changed it. */
interface OpenedSource {
  /** The fragment that opens it. */
  origin: string
  /** The fragment of the address now: a link that was copied replaces it. */
  fragment: string
  title: string
  original: Project
}

export interface Playground {
  /** `null` until something is open. */
  source: OpenedSource | null
  files: Project['files']
  /** Whether the first result or problem is there. */
  isReady: boolean
  problems: readonly Problem[]
  report: EditorReport | null
  calls: readonly RuleCall[]
  /** Why something else is open than the address names, or that it is a draft; `null` for nothing worth saying. */
  notice: string | null
  /** Why the page that the reader made is not shown; `null` when it is, or when there is none. */
  pageNote: string | null
  /** Whether the page that the reader made is shown, which stays while the code changes. */
  isPageKept: boolean
  /** What the reader would share now. */
  current: () => Project
  edit: (path: string, text: string) => void
  /** Replaces everything, as an upload does. */
  replace: (project: Project, title: string) => void
  reset: () => void
  restartPage: () => void
  /** Makes `fragment` the address of what is open. */
  adopt: (fragment: string) => void
  select: (id: string) => void
  step: (to: number) => void
  clearCalls: () => void
}

/** The fragment of the address, unless it leads to a part of this page, such as the main content. */
const fragmentOf = (hash: string) => (document.getElementById(hash.slice(1)) ? '' : hash)

/** Fetched once each: the code of packages that the frame does not contain. */
const packages = new Map<string, Promise<string>>()

function fetchPackage(name: string): Promise<string> {
  const known = packages.get(name)
  if (known) return known
  const text = fetch(withPathPrefix(packageFile(name))).then((response) => {
    if (!response.ok) throw new Error(`The package ${name} could not be loaded (${response.status}).`)
    return response.text()
  })
  text.catch(() => packages.delete(name))
  packages.set(name, text)
  return text
}

/** Opens what the address names, and runs it in `stage` whenever it changes. */
export function usePlayground(stage: RefObject<HTMLElement>): Playground {
  const runner = useRef<Runner | null>(null)
  const [source, setSource] = useState<OpenedSource | null>(null)
  const [files, setFiles] = useState<Project['files']>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [report, setReport] = useState<EditorReport | null>(null)
  const [calls, setCalls] = useState<readonly RuleCall[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const [pageNote, setPageNote] = useState<string | null>(null)
  /** The page that the next run starts with. It is tried again when code that did not know its components has changed. */
  const page = useRef<string | null>(null)
  const [isPageKept, setPageKept] = useState(false)
  /** Counts runs, so that a slow one cannot replace a later one. */
  const run = useRef(0)
  const [isReady, setReady] = useState(false)
  const markReady = useCallback(() => setReady(true), [])
  useEffect(() => {
    if (!isReady) return
    document.documentElement.dataset.playground = 'ready'
    return () => void delete document.documentElement.dataset.playground
  }, [isReady])
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const latest = useRef<{ source: OpenedSource | null; files: Project['files'] }>({ source, files })
  latest.current = { source, files }

  const current = (): Project => ({
    files: latest.current.files,
    ...(page.current !== null && isPageKept && { page: page.current }),
  })

  /** Keeps what there is, unless nothing has changed. */
  const keep = useCallback((files: Project['files']) => {
    const { source } = latest.current
    if (!source) return
    const project = { files, ...(page.current !== null && { page: page.current }) }
    const isChanged = JSON.stringify(project) !== JSON.stringify(source.original)
    void writeDraft(source.fragment, isChanged ? project : null)
  }, [])

  const start = useCallback(
    async (files: Project['files']) => {
      const number = ++run.current
      const isLatest = () => number === run.current
      const fail = (message: string) => {
        setProblems([{ message, file: null, line: null, column: null }])
        markReady()
      }
      try {
        const { modules, packages, problems, guard } = compileProject(files)
        const entry = entryOf(files)
        if (problems.length > 0) {
          setProblems(problems)
          return markReady()
        }
        if (entry === null) return fail('There is no script to run. Add a file App.tsx.')
        const codes = await Promise.all(
          packages.map(async (name) => [name, await fetchPackage(name)] as const),
        )
        if (!isLatest()) return
        setProblems([])
        setPageNote(null)
        setPageKept(page.current !== null)
        runner.current?.run({
          kind: 'run',
          modules,
          packages: Object.fromEntries(codes),
          entry,
          guard,
          page: page.current,
          theme: document.documentElement.dataset.theme ?? 'light',
        })
      } catch (error) {
        if (isLatest()) fail(error instanceof Error ? error.message : String(error))
      }
    },
    [markReady],
  )

  // The runner, and what the frame reports.
  useEffect(() => {
    if (!stage.current) return
    const addProblem = (problem: Problem) => {
      setProblems((problems) => [...problems, problem].slice(0, 20))
      markReady()
    }
    const created = createRunner(stage.current, withPathPrefix(SANDBOX), {
      onStopped: addProblem,
      onMessage(message) {
        switch (message.kind) {
          case 'shown':
            return void markReady()
          case 'problem':
            return addProblem(message.problem)
          case 'pageRejected':
            setPageKept(false)
            return setPageNote(`The page started anew: ${message.reason}`)
          case 'state':
            if (message.state.isChanged && message.state.saved !== null) {
              page.current = message.state.saved
              setPageKept(true)
              setPageNote(null)
              keep(latest.current.files)
            }
            return setReport(message.state)
          case 'rules':
            return setCalls((calls) => [...[...message.calls].reverse(), ...calls].slice(0, MAX_CALLS))
          case 'ready':
          case 'left':
            return
        }
      },
    })
    runner.current = created
    const theme = new MutationObserver(() =>
      created.send({ kind: 'theme', theme: document.documentElement.dataset.theme ?? 'light' }),
    )
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      created.destroy()
      theme.disconnect()
      runner.current = null
    }
  }, [stage, keep, markReady])

  /** Shows a project and runs it at once. */
  const open = useCallback(
    (opened: OpenedSource, project: Project) => {
      page.current = project.page ?? null
      // What was typed into the last project would replace this one.
      clearTimeout(timer.current)
      // A new object each time, by which the code field knows that all files were replaced.
      const source = { ...opened }
      latest.current = { source, files: project.files }
      setSource(source)
      setFiles(project.files)
      setReport(null)
      setCalls([])
      void start(project.files)
    },
    [start],
  )

  // What the address names, at first and when it changes.
  useEffect(() => {
    let isLatest = true
    const load = async () => {
      const { hash } = location
      const fragment = fragmentOf(hash)
      const { title, project, notice } = await openProject(fragment)
      if (!isLatest || location.hash !== hash) return
      const draft = readDraft(fragment)
      open({ origin: fragment, fragment, title, original: project }, draft ?? project)
      setNotice(notice ?? (draft ? 'What you changed before is here again. Reset takes it back.' : null))
    }
    void load()
    const onHash = () => {
      const { source } = latest.current
      const isPlace = location.hash !== '' && fragmentOf(location.hash) === ''
      if (!isPlace && source?.fragment !== location.hash) void load()
    }
    addEventListener('hashchange', onHash)
    return () => {
      isLatest = false
      removeEventListener('hashchange', onHash)
    }
  }, [open])

  const edit = useCallback(
    (path: string, text: string) => {
      const files = { ...latest.current.files, [path]: text }
      latest.current.files = files
      setFiles(files)
      keep(files)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void start(files), PAUSE)
    },
    [keep, start],
  )

  const replace = useCallback(
    (project: Project, title: string) => {
      const { source } = latest.current
      if (!source) return
      open({ ...source, title }, project)
      keep(project.files)
      setNotice(null)
    },
    [open, keep],
  )

  const reset = useCallback(() => {
    const { source } = latest.current
    if (!source) return
    void writeDraft(source.fragment, null)
    void writeDraft(source.origin, null)
    setNotice(null)
    if (location.hash !== source.origin)
      history.replaceState(history.state, '', source.origin || location.pathname + location.search)
    open({ ...source, fragment: source.origin }, source.original)
  }, [open])

  const restartPage = useCallback(() => {
    page.current = null
    keep(latest.current.files)
    void start(latest.current.files)
  }, [keep, start])

  const adopt = useCallback((fragment: string) => {
    const { source } = latest.current
    if (!source) return
    const adopted = { ...source, fragment }
    latest.current.source = adopted
    setSource(adopted)
    void writeDraft(source.fragment, null)
    history.replaceState(history.state, '', fragment)
  }, [])

  return {
    source,
    files,
    isReady,
    problems,
    report,
    calls,
    notice,
    pageNote,
    isPageKept,
    current,
    edit,
    replace,
    reset,
    restartPage,
    adopt,
    select: useCallback((id) => runner.current?.send({ kind: 'select', id }), []),
    step: useCallback((to) => runner.current?.send({ kind: 'step', to }), []),
    clearCalls: useCallback(() => setCalls([]), []),
  }
}
