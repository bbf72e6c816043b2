/** What can be wrong with a saved page. The codes are stable: tools and tests rely on them. */
export type FindingCode =
  | 'not-json'
  | 'not-a-page'
  | 'no-root'
  | 'legacy-root'
  | 'not-a-node'
  | 'no-type'
  | 'unknown-component'
  | 'reserved-name'
  | 'no-props'
  | 'bad-nodes'
  | 'bad-linked-nodes'
  | 'missing-child'
  | 'cycle'
  | 'two-places'
  | 'wrong-parent'
  | 'unreachable'

/** One thing that is wrong with a saved page, or worth knowing about it. */
export interface Finding {
  code: FindingCode
  /**
   * `error`: Craft.js 0.2.12 throws, shows nothing, or damages the page when it is edited. `warning`: it loads the page
   * and works.
   */
  severity: 'error' | 'warning'
  /** The id of the Node; `null` when it is about the whole page. */
  node: string | null
  /** Where it stands, as a JSON Pointer: `/ROOT/nodes/0`. */
  path: string
  /** In one sentence, for the person who has the page. */
  message: string
}
