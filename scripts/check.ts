import { commandStep, runSteps } from '../tools/runner'

const CACHE = 'node_modules/.cache'

/** The tools cache their results for unchanged files. `npm test` runs them without a cache. */
const steps = [
  commandStep(
    'content',
    'front matter, MDX, links, pictures, settings, samples, style',
    'tsx tools/checks/content/checkContent.ts',
  ),
  commandStep('lint', 'oxlint on content', 'oxlint content'),
  commandStep('types', 'TypeScript on settings, demos and snippets', 'tsc -p content --noEmit'),
  commandStep(
    'spelling',
    'cspell on docs and posts',
    `cspell --no-progress --cache --cache-location ${CACHE}/cspell content/**/*.mdx`,
  ),
  commandStep('format', 'Prettier on content', 'prettier --check --cache content'),
]

/** `npm run check`: checks everything in `content/` in seconds, before a commit. `npm test` also checks the rest. */
async function main(): Promise<void> {
  const { failed } = await runSteps(steps, steps.length)
  if (failed > 0) process.exitCode = 1
}

void main()
