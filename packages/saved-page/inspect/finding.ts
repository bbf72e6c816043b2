import type { FindingCode, Severity } from './codes'

/**
 * One step of a fix, written as an operation of JSON Patch (RFC 6902). Unlike there, every path is that of the page as it
 * was inspected, so that the order of fixes does not matter.
 */
export type Change =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move'; from: string; path: string }

/** One thing that is wrong with a saved page, or worth knowing about it. */
export interface Finding {
  code: FindingCode
  severity: Severity
  /** The id of the Node; `null` when it is about the whole page. */
  node: string | null
  /** Where it is, as a JSON Pointer: `/ROOT/nodes/0`. */
  path: string
  /** The Node that is named there, for findings about a mention. */
  child?: string
  /** For a component that the resolver lacks: its name, and the component that the fix puts in its place, if there is one. */
  lacks?: { component: string; substitute: string | null }
  /** In one sentence, for the person who has the page. */
  message: string
  /** The changes that fix it. Empty when there is none, or when the text was fixed while it was read. */
  patch: readonly Change[]
}

/** The same for the same finding in two versions of a page. The place of a child in a list may change meanwhile. */
export const findingKey = ({ code, node, path, child }: Finding): string =>
  `${code} ${node ?? ''} ${child === undefined ? path : `names ${child}`}`

/** Whether Craft.js loads the page as it was saved, and can edit it. Notes do not count. */
export const isSound = (findings: readonly Pick<Finding, 'severity'>[]): boolean =>
  findings.every(({ severity }) => severity === 'note')
