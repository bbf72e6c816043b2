import type { Step } from '../runner'

/**
 * Runs one check and notes down how it went; a check fails by throwing, and the next one runs all the same. What it
 * answers in words, such as a time, stands behind its title.
 */
export type Check = (title: string, test: () => unknown) => Promise<void>

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A step of named checks: `body` calls `check` for each; what it throws itself counts as one more failure. */
export function namedChecks(
  name: string,
  about: string,
  body: (check: Check) => Promise<void>,
  options: Pick<Step, 'needs' | 'cores'> = {},
): Step {
  const run = async () => {
    const tally = { passed: 0, failed: 0, skipped: 0 }
    const lines: string[] = []
    const check: Check = async (title, test) => {
      try {
        const words = await test()
        tally.passed += 1
        console.log(`    ✓ ${title}${typeof words === 'string' ? `: ${words}` : ''}`)
      } catch (error) {
        tally.failed += 1
        console.log(`    ✗ ${title}`)
        lines.push(`✗ ${title}\n${wordsOf(error)}\n`)
      }
    }
    try {
      await body(check)
    } catch (error) {
      tally.failed += 1
      lines.push(wordsOf(error))
    }
    return { ...tally, output: lines.join('\n') }
  }
  return { name, about, run, ...options }
}
