import type { StaticElement } from './body'

/** What a page shows of a live demo before its scripts have loaded. */
export interface DemoRecord {
  /** Name of the file in `content/demos` and of the component that it exports. */
  name: string
  /** The server-rendered HTML of the component. */
  html: string
  /** The highlighted code of the file. */
  code: StaticElement
  /** The initial state of the editor as Craft.js serializes it. */
  saved: SavedNodes
}

/** Nodes by id as Craft.js serializes them. They are only displayed, so their type does not matter here. */
export type SavedNodes = Readonly<Record<string, unknown>>
