import type { EditorReport, Problem, RuleCall } from '../frame/messages'
import type { OpenLesson } from './openProject'
import type { Project } from './project'

/** The state that the playground renders. */
export interface PlaygroundState {
  /** `null` until a project is open. */
  title: string | null
  files: Project['files']
  /** The number of times that all files were replaced. */
  generation: number
  /** Why the code does not run until the reader allows it, or `null`. */
  holdReason: string | null
  /** Whether the first run has produced a result or a problem. */
  isReady: boolean
  problems: readonly Problem[]
  report: EditorReport | null
  /** The saved page before the last change, or `null`. */
  savedBefore: string | null
  calls: readonly RuleCall[]
  /** The result of the last command. */
  status: string
  /** Explains that a draft is open, or why the open project is not the one in the address. */
  notice: string | null
  /** Explains why the page that the reader made is not shown, or why nothing is rendered. */
  pageNote: string | null
  /** Whether the page that the reader made is shown. It stays while the code changes. */
  hasSavedPage: boolean
  /** The reader's files while the solution of a step has replaced them, or `null`. */
  ownFiles: Project['files'] | null
  /** The open lesson. In a lesson, every run starts with the page that the code describes. */
  lesson: OpenLesson | null
}

/** The state before a project is open. */
export const INITIAL_STATE: PlaygroundState = {
  title: null,
  files: {},
  generation: 0,
  holdReason: null,
  isReady: false,
  problems: [],
  report: null,
  savedBefore: null,
  calls: [],
  status: '',
  notice: null,
  pageNote: null,
  hasSavedPage: false,
  ownFiles: null,
  lesson: null,
}
