import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The folders that this process has locked. */
const locked = new Set<string>()

/**
 * Reserves a folder for this process until it ends. Throws if another process uses the folder. The file `lock` contains
 * the process id. A process that was killed leaves it, and the next one replaces it.
 */
export function lockFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'lock')
  if (!isCreated(lock)) {
    const owner = Number(readFileSync(lock, 'utf8'))
    const isFree = !locked.has(folder) && (owner === process.pid || !isRunning(owner))
    if (!isFree || !isReplaced(lock, owner))
      throw new Error(
        `Process ${owner} uses ${folder}, and two servers would overwrite each other's changes. Stop it, or choose another folder. If it is not a server, delete ${lock}.`,
      )
  }
  locked.add(folder)
}

/** Creates the file. Returns false if it exists. */
function isCreated(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Replaces the file of an owner that has ended. Returns false if another process does so at the same time. */
function isReplaced(lock: string, owner: number): boolean {
  const old = `${lock}.${process.pid}`
  renameSync(lock, old)
  const isOld = Number(readFileSync(old, 'utf8')) === owner
  if (isOld) rmSync(old)
  else renameSync(old, lock)
  return isOld && isCreated(lock)
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
