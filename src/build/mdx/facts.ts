import type { VFile } from 'vfile'
import type { WrittenCode, WrittenDemo, WrittenImage, WrittenLink } from '../../model/body'

/** What the plugins note down about one body while they rewrite it. */
export interface Facts {
  links: WrittenLink[]
  images: WrittenImage[]
  demos: WrittenDemo[]
  code: WrittenCode[]
  warnings: string[]
}

const notes = new WeakMap<VFile, Facts>()

/** The notes about `file`; empty ones at first. */
export function factsOf(file: VFile): Facts {
  let facts = notes.get(file)
  if (facts === undefined) {
    facts = { links: [], images: [], demos: [], code: [], warnings: [] }
    notes.set(file, facts)
  }
  return facts
}
