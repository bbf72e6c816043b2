/** What is wrong with a code sample; `line` counts from 1 within its code. */
export interface SampleProblem {
  line: number
  message: string
}

/** The type of a name, and every place in the sample where the name stands; lines and columns count from 1. */
export interface TypeNote {
  name: string
  /** In one line, with the name in it: `node: Node`. */
  type: string
  at: { line: number; column: number }[]
}

/** What the compiler found out about a sample. */
export interface SampleFindings {
  problems: SampleProblem[]
  types: TypeNote[]
  /** What it was checked against, each with its version: `@craftjs/core 0.2.12`. */
  against: string[]
}
