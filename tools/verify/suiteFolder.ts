import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { startCommand } from '../fixture'

/** A temporary folder for the tests of a file or of a `describe`, which is removed after them. */
export function suiteFolder() {
  const home = mkdtempSync(path.join(tmpdir(), 'suite-'))
  // A stopped server may still be writing. rmSync would not look for new files when it retries.
  afterAll(() => rm(home, { recursive: true, maxRetries: 20, retryDelay: 100 }))
  const at = (name = '') => path.join(home, name)
  return {
    /** The path of the folder, or of a file or folder in it. */
    at,
    /** Creates a file, with the folders around it. */
    write(name: string, content: string | Uint8Array): void {
      mkdirSync(path.dirname(at(name)), { recursive: true })
      writeFileSync(at(name), content)
    },
    /** Runs a command in the folder `name`. Resolves with its output; rejects with it if the command fails. */
    run: (line: string, name = '') => startCommand(line, at(name), { timeout: 600_000 }).ended,
  }
}
