import { createInterface } from 'node:readline/promises'

/** Something that the author decides; it may be answered on the command line. */
export interface Question<Name extends string> {
  name: Name
  /** What is asked, without a question mark. */
  asks: string
  /** Says why an answer does not fit, or `null` when it does. */
  problemOf: (answer: string) => string | null
}

/**
 * An answer to every question: from `given`, else asked for at the terminal, again and again until it fits.
 *
 * Throws when an answer is missing or does not fit and there is no terminal to ask at.
 */
export async function answersFor<Name extends string>(
  questions: readonly Question<Name>[],
  given: Partial<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const answers: Partial<Record<Name, string>> = {}
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null
  try {
    for (const { name, asks, problemOf } of questions) {
      let answer = given[name]?.trim() ?? ''
      for (let problem = problemOf(answer); problem !== null; problem = problemOf(answer)) {
        if (terminal === null) throw new Error(`--${name} ${JSON.stringify(answer)}: ${problem} (${asks})`)
        if (answer !== '') console.log(`  ${problem}`)
        answer = (await terminal.question(`${asks}: `)).trim()
      }
      answers[name] = answer
    }
  } finally {
    terminal?.close()
  }
  return answers as Record<Name, string>
}
