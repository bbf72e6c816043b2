import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The example that the tutorial builds (e2e/tutorial/tutorial.test.ts compares them). */
const EXAMPLE = 'examples/basic'

/**
 * The files of the Basic example below `root`, by paths such as `src/App.tsx`. Each doc of the tutorial shows only the
 * files that it changes, so its samples import the other files from here. Empty for a site without examples.
 */
export function exampleFiles(root: string): Map<string, string> {
  const folder = path.join(root, EXAMPLE)
  if (!existsSync(path.join(folder, 'src'))) return new Map()
  return new Map(
    readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name): [string, string] => {
        const file = path.posix.join('src', name.replaceAll(path.sep, '/'))
        return [file, readFileSync(path.join(folder, file), 'utf8')]
      }),
  )
}
