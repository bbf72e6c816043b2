import type { FindingCode, Severity } from './codes'

/**
 * One step of a fix, as a JSON Patch operation (RFC 6902). Unlike in JSON Patch, all paths refer to the page as it was
 * inspected, so the order of fixes does not matter.
 */
export type Change =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move'; from: string; path: string }

/** A problem with a saved page, or something worth knowing about it. */
export interface Finding {
  code: FindingCode
  severity: Severity
  /** The id of the Node; `null` for the whole page. */
  node: string | null
  /** A JSON Pointer to the place: `/ROOT/nodes/0`. */
  path: string
  /** The Node that is referred to, for findings about a reference. */
  child?: string
  /** For a component that the resolver lacks: its name, and the component that the fix replaces it with, if any. */
  lacks?: { component: string; substitute: string | null }
  /** For the owner of the page, usually one sentence. */
  message: string
  /** The changes that fix it. Empty if there is no fix, or if the text was fixed while it was read. */
  patch: readonly Change[]
}

/** Identifies a finding across versions of a page. A child is identified by its id, because its index may change. */
export const findingKey = ({ code, node, path, child }: Finding): string =>
  `${code} ${node ?? ''} ${child === undefined ? path : `names ${child}`}`

/** Whether Craft.js loads the page as it was saved, and can edit it. Notes do not count. */
export const isSound = (findings: readonly Pick<Finding, 'severity'>[]): boolean =>
  findings.every(({ severity }) => severity === 'note')
