import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildExample } from './buildExample'

const root = path.resolve(__dirname, '../..')

/** The page that lists the examples; it stands at `/examples` itself. */
const indexName = 'index'

/** Folders below `examples/` that are apps, the index first. */
function namesOfExamples(): string[] {
  const names = readdirSync(path.join(root, 'examples')).filter((name) =>
    existsSync(path.join(root, 'examples', name, 'index.html')),
  )
  return [indexName, ...names.filter((name) => name !== indexName)]
}

/**
 * Puts every example editor and the page that lists them into `public/examples/`, made for the path prefix `baseUrl`
 * (a slash at both ends), and says how long it took.
 *
 * Addresses in the output are absolute, so that `/examples/basic` works like `/examples/basic/`. Rejects with what is
 * wrong in the code of an example.
 */
export async function buildExamples(baseUrl: string): Promise<void> {
  const start = performance.now()
  const target = path.join(root, 'public/examples')
  const made: string[] = []
  const built: [string, string][] = []
  for (const name of namesOfExamples()) {
    const below = name === indexName ? '' : `${name}/`
    const { folder, isFresh } = await buildExample(root, name, `${baseUrl}examples/${below}`)
    built.push([folder, path.join(target, below)])
    if (isFresh) made.push(name)
  }
  rmSync(target, { recursive: true, force: true })
  for (const [from, to] of built) cpSync(from, to, { recursive: true })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const how = made.length > 0 ? `built ${made.join(', ')}` : 'unchanged since the last build'
  console.log(`examples: ${how} – ${seconds}s`)
}
