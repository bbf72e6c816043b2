import { checkSteps } from '../tools/checks/content/index'
import { runTogether } from '../tools/runner'

/** `npm run check`: everything in `content/`, in seconds, for before a commit. `npm test` looks at the rest as well. */
async function main(): Promise<void> {
  const { failed } = await runTogether(checkSteps())
  if (failed > 0) process.exitCode = 1
}

void main()
