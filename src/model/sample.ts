/** A compiler error in a code sample; `line` counts from 1 within its code. */
export interface SampleIssue {
  line: number
  message: string
}

/** The type of a name, and where the name occurs in the sample; lines and columns count from 1. */
export interface TypeNote {
  name: string
  /** On one line, with the name: `node: Node`. */
  type: string
  at: { line: number; column: number }[]
}

/** What the compiler reports about a sample. */
export interface SampleFindings {
  issues: SampleIssue[]
  types: TypeNote[]
  /** The packages it was checked with, each with its version: `@craftjs/core 0.2.12`. */
  against: string[]
}
