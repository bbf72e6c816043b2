import { execFileSync } from 'node:child_process'

const git = (root: string, args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })

/**
 * The ISO 8601 date of the last commit of each file in `content/`, by path from the root. Calls git once for all files.
 *
 * Empty without git, and in a shallow clone, where every file would have the date of the cloned commit.
 */
export function readHistory(root: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  try {
    if (git(root, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return dates
    // `--relative`, because the site may be in a subfolder of its repository.
    const format = ['--relative', '--format=%x00%cI', '--name-only']
    const log = git(root, ['-c', 'core.quotepath=off', 'log', ...format, '--', 'content'])
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean)
      for (const file of files) if (!dates.has(file)) dates.set(file, date)
    }
  } catch {
    return new Map()
  }
  return dates
}

export interface GitHistory {
  /** ISO 8601 date and time of the last commit of `file`, a path from the repository's root; `null` if there is none. */
  lastCommitOf: (file: string) => string | null
}

/** The history of the repository at `root`, read on first use. */
export function gitHistory(root: string): GitHistory {
  let dates: ReadonlyMap<string, string> | undefined
  return { lastCommitOf: (file) => (dates ??= readHistory(root)).get(file) ?? null }
}
