import { execFileSync } from 'node:child_process'

/** When a file under `content/` was last committed, as ISO 8601, by its path from the repository's root. */
export type History = ReadonlyMap<string, string>

const git = (root: string, args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })

/**
 * Reads the whole history of `content/` with one call to git.
 *
 * Empty where there is no git or the clone is shallow: then a date would be that of the clone, not of the text.
 */
export function readHistory(root: string): History {
  const dates = new Map<string, string>()
  try {
    if (git(root, ['rev-parse', '--is-shallow-repository']).trim() !== 'false') return dates
    const log = git(root, [
      '-c',
      'core.quotepath=off',
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--',
      'content',
    ])
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean)
      for (const file of files) if (!dates.has(file)) dates.set(file, date)
    }
  } catch {
    return new Map()
  }
  return dates
}

/** Says when files were last committed. */
export interface GitHistory {
  /** ISO 8601 date and time of the last commit of `file`, a path from the repository's root; `null` for none. */
  lastCommitOf: (file: string) => string | null
}

/** The history of the repository at `root`, which is read when it is first asked for. */
export function gitHistory(root: string): GitHistory {
  let dates: History | undefined
  return { lastCommitOf: (file) => (dates ??= readHistory(root)).get(file) ?? null }
}
