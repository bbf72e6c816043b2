import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** The folders that this process has locked. */
const locked = new Set<string>()

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Reserves a folder for this process until it ends. Throws if another process uses the folder. The file `lock` contains
 * the process id. A process that was killed leaves it, and the next one replaces it.
 */
export function lockFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'lock')
  const own = `${lock}.${process.pid}`
  const old = `${own}.old`
  writeFileSync(own, String(process.pid))
  try {
    if (!tryLink(own, lock)) {
      const owner = Number(readFileSync(lock, 'utf8'))
      const isOther = owner !== process.pid && isRunning(owner)
      if (isOther || locked.has(folder)) throw new Error(problem(folder, owner, lock))
      // Another process may replace the file at the same time. Then this is no longer the old one.
      renameSync(lock, old)
      const isOld = Number(readFileSync(old, 'utf8')) === owner
      if (!tryLink(isOld ? own : old, lock) || !isOld)
        throw new Error(problem(folder, owner, lock))
    }
    locked.add(folder)
  } finally {
    for (const file of [own, old]) rmSync(file, { force: true })
  }
}

const problem = (folder: string, owner: number, lock: string) =>
  `Process ${owner} uses ${folder}, and two servers would overwrite each other's changes. Stop it, or choose another folder. If it is not a server, delete ${lock}.`

/** Unlike writing, linking fails if the file exists. */
function tryLink(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch {
    return false
  }
}
