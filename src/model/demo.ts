import type { StaticElement } from './body'

/** A live demo as the build prepared it: what a page shows of it before, or without, its scripts. */
export interface DemoRecord {
  /** Name of the file under `content/demos` and of the component that it exports. */
  name: string
  /** The HTML that the component renders on a server. */
  html: string
  /** The highlighted code of the file. */
  code: StaticElement
  /** What Craft.js would save of the editor at its start, as an object by node id. */
  saved: SavedNodes
}

/** A page of Craft.js as it is saved: nodes by id. Its shape belongs to Craft.js, so it is only shown here. */
export type SavedNodes = Readonly<Record<string, unknown>>
