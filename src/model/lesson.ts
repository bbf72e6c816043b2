import type { StaticElement } from './body'
import { PLAYGROUND } from './examples'

/** A lesson that the playground opens: the sections of a doc, each with the code at its start and its end. */
export interface Lesson {
  title: string
  /** Path of the doc. */
  path: string
  /** The anchor of the section to read after the last step. */
  end: string | null
  steps: LessonStep[]
}

/** One step of a lesson, an exercise after it, or a challenge. `start` and `solution` are file contents by path. */
export interface LessonStep {
  /** Its id in the checks and in the saved progress: the anchor, followed by the number of an exercise. */
  id: string
  /** Its number in the address. The number of an exercise has a point. */
  number: string
  /** The anchor of its section. */
  anchor: string
  title: string
  /** Its section, without the heading and without islands. */
  text: StaticElement[]
  /** The file that it changes. */
  file: string
  start: Readonly<Record<string, string>>
  solution: Readonly<Record<string, string>>
}

/** The data of a Node in a saved page that checks use. */
export interface SnapshotNode {
  /** Name of the component in the resolver, or of the HTML tag. */
  type: string
  props: Readonly<Record<string, unknown>>
  isCanvas: boolean
  parent: string | null
  nodes: readonly string[]
  linkedNodes: Readonly<Record<string, string>>
}

/** Input of a check: the reader's code, and the state of the editor that runs it. */
export interface LessonSnapshot {
  files: Readonly<Record<string, string>>
  /** Messages about errors in the code. */
  problems: readonly string[]
  /** The Nodes of the page by id; empty until the code runs. */
  nodes: Readonly<Record<string, SnapshotNode>>
  selected: readonly string[]
  hovered: readonly string[]
  /** The selected or hovered Nodes whose appearance shows it. */
  marked: readonly string[]
  /** The applied changes in the history, in the words of the state pane. */
  changes: readonly string[]
  /** Number of undone changes. */
  undone: number
  /** Calls of rules, newest first. */
  calls: readonly { component: string; rule: string; args: string; answer: string; isDragging: boolean }[]
}

/** Words for readers who drag with the mouse, and, if they differ, for those who use the buttons below the result. */
export type Words = string | { mouse: string; buttons: string }

/** The task of a step: the code to write, '' for none, and then what to do in the result. */
export interface Task {
  write: string
  act: Words
}

/** Returns `true` if a step is done, a hint for a common mistake, or `null` otherwise. */
export type Check = (snapshot: LessonSnapshot) => true | Words | null

/** The fragment of the address of a step in the playground, without the `#`. */
export const lessonFragment = (id: string, step: string | number): string => `lesson=${id}&step=${step}`

/** The address of a step in the playground, without the path prefix. */
export const lessonLink = (id: string, step: string | number): string =>
  `${PLAYGROUND}#${lessonFragment(id, step)}`

/** Path of the lesson `id`. */
export const lessonFile = (id: string): string => `/lessons/${id}.json`
