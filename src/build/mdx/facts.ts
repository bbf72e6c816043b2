import type { VFile } from 'vfile'
import type { Heading, WrittenCode, WrittenDemo, WrittenImage, WrittenLink } from '../../model/body'

/** What the plugins note down about one body while they rewrite it. */
export interface Facts {
  headings: Heading[]
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
    facts = { headings: [], links: [], images: [], demos: [], code: [], warnings: [] }
    notes.set(file, facts)
  }
  return facts
}
