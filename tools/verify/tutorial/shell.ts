import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** How long a command may take, in milliseconds. */
const PATIENCE = 240_000

/** A command that goes on, such as a development server. */
export interface Running {
  /** Resolves with the first group of `pattern` once the output holds it; rejects when the command ends before. */
  says: (pattern: RegExp) => Promise<string>
  end: () => void
}

/** Starts a line as a reader types it, in `folder`; nobody answers when it asks. */
export function start(line: string, folder: string): Running & { ended: Promise<void> } {
  const child = spawn(line, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_yes: 'true', NODE_ENV: undefined, NO_COLOR: '1' },
  })
  let output = ''
  let hear = (): void => {}
  const keep = (chunk: Buffer): void => {
    output += stripVTControlCharacters(chunk.toString())
    hear()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  const timer = setTimeout(end, PATIENCE)
  const failure = () => new Error(`“${line}” failed:\n${output.slice(-2000)}`)
  const ended = new Promise<void>((resolve, reject) =>
    child.once('close', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve()
      else reject(failure())
    }),
  )
  ended.catch(() => {})
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      hear = () => {
        const found = pattern.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      }
      hear()
      ended.then(() => reject(failure()), reject)
    })
  return { says, end, ended }
}
