import type { StaticElement } from './body'
import { PLAYGROUND } from './examples'

/** A lesson that the playground opens: the sections of a doc, each with the code that it starts with and ends with. */
export interface Lesson {
  title: string
  /** Path of the doc. */
  path: string
  /** The anchor of the section to read after the last step. */
  end: string | null
  steps: LessonStep[]
}

/** One step of a lesson, an exercise after it, or a challenge. Files are texts by path. */
export interface LessonStep {
  /** Its name in the checks and in the progress: the anchor, and the number of an exercise. */
  id: string
  /** Its number in the address. Exercises have a point in it. */
  number: string
  /** The anchor of its section. */
  anchor: string
  title: string
  /** Its section, without the heading and without what needs React. */
  text: StaticElement[]
  /** The file that it changes. */
  file: string
  start: Readonly<Record<string, string>>
  solution: Readonly<Record<string, string>>
}

/** A Node of a saved page, as far as checks look at it. */
export interface SnapshotNode {
  /** Name of the component in the resolver, or of the HTML tag. */
  type: string
  props: Readonly<Record<string, unknown>>
  isCanvas: boolean
  parent: string | null
  nodes: readonly string[]
  linkedNodes: Readonly<Record<string, string>>
}

/** What a check looks at: the code of the reader, and the editor that runs it. */
export interface LessonSnapshot {
  files: Readonly<Record<string, string>>
  /** Messages about what is wrong with the code. */
  problems: readonly string[]
  /** The page by id; empty until the code runs. */
  nodes: Readonly<Record<string, SnapshotNode>>
  selected: readonly string[]
  hovered: readonly string[]
  /** The Nodes that are selected or hovered, and look different while they are. */
  marked: readonly string[]
  /** The changes of the history that are applied, as the state pane words them. */
  changes: readonly string[]
  /** How many changes are undone. */
  undone: number
  /** Calls of rules, newest first. */
  calls: readonly { component: string; rule: string; args: string; answer: string; isDragging: boolean }[]
}

/** Whether a step is done: `true`, a hint for a usual mistake, or `null` while there is nothing to say. */
export type Check = (snapshot: LessonSnapshot) => true | string | null

/** The address of a step in the playground, without the path prefix. */
export const lessonLink = (id: string, step: string | number): string =>
  `${PLAYGROUND}#lesson=${id}&step=${step}`

/** Path of the lesson `id`. */
export const lessonFile = (id: string): string => `/lessons/${id}.json`
