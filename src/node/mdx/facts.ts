import type { VFile } from 'vfile'
import type { Heading, WrittenCode, WrittenImage, WrittenLink } from '../../model/body'

/** What the plugins note down about one body while they rewrite it. */
export interface Facts {
  headings: Heading[]
  links: WrittenLink[]
  images: WrittenImage[]
  code: WrittenCode[]
  warnings: string[]
}

const notes = new WeakMap<VFile, Facts>()

/** The notes about `file`; empty ones at first. */
export function factsOf(file: VFile): Facts {
  let facts = notes.get(file)
  if (facts === undefined) {
    facts = { headings: [], links: [], images: [], code: [], warnings: [] }
    notes.set(file, facts)
  }
  return facts
}
