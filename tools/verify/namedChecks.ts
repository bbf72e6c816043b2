import type { Step } from '../runner'

/**
 * Runs one check and records the result. A check fails by throwing; the next one runs regardless. A returned string,
 * such as a duration, is printed behind the title.
 */
export type Check = (title: string, test: () => unknown) => Promise<void>

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A step made of named checks. An error that `body` throws itself counts as one more failure. */
export function namedChecks(
  name: string,
  about: string,
  body: (check: Check) => Promise<void>,
  options: Pick<Step, 'needs' | 'cores'> = {},
): Step {
  const run = async () => {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    const lines: string[] = []
    const check: Check = async (title, test) => {
      try {
        const words = await test()
        counts.passed += 1
        console.log(`    ✓ ${title}${typeof words === 'string' ? `: ${words}` : ''}`)
      } catch (error) {
        counts.failed += 1
        console.log(`    ✗ ${title}\n${wordsOf(error)}`)
        lines.push(`✗ ${title}`)
      }
    }
    try {
      await body(check)
    } catch (error) {
      counts.failed += 1
      lines.push(wordsOf(error))
    }
    return { ...counts, output: lines.join('\n') }
  }
  return { name, about, run, ...options }
}
