import { runCommand } from './runCommand'
import type { Step } from './tally'

/** A step that counts as one check: it passes when all its commands do. */
export function oneCheck(name: string, about: string, commands: string[][], needs: string[] = []): Step {
  const run = async () => {
    let output = ''
    let failed = 0
    for (const [program = '', ...args] of commands) {
      const result = await runCommand(program, args)
      output += result.output
      if (!result.isOk) failed = 1
    }
    return { passed: 1 - failed, failed, skipped: 0, output }
  }
  return { name, about, needs, run }
}
