import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Fixture } from '../../fixture'

/** `gatsby develop` at work. */
export interface Session {
  /** Resolves when the output since `from` (a length of it) matches; rejects after two minutes or when it ended. */
  says: (pattern: RegExp, from: number) => Promise<void>
  /** How much it has said. */
  length: () => number
  /** Resolves when the data of the page at `route` holds `words`. */
  shows: (route: string, words: string) => Promise<void>
  isRunning: () => boolean
  end: () => Promise<void>
}

const patience = 120_000

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function until(holds: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  const end = Date.now() + patience
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Starts `npm run develop` in a copy of the project. */
export async function startSession(fixture: Fixture): Promise<Session> {
  const port = await freePort()
  const line = ['--import', 'tsx', 'scripts/develop.ts', '-H', '127.0.0.1', '-p', String(port)]
  const child = spawn(process.execPath, line, {
    cwd: fixture.folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [path.join(fixture.folder, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
      NODE_ENV: 'development',
      GATSBY_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
  })
  let output = ''
  const keep = (chunk: Buffer) => void (output += stripVTControlCharacters(chunk.toString()))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    length: () => output.length,
    isRunning,
    says: (pattern, from) =>
      until(
        () => {
          if (pattern.test(output.slice(from))) return true
          if (!isRunning()) throw new Error(`develop has ended:\n${output.slice(-3000)}`)
          return false
        },
        () => `${pattern} in\n${output.slice(from)}`,
      ),
    shows: (route, words) =>
      until(
        async () => {
          const address = `http://127.0.0.1:${port}/page-data${route}/page-data.json`
          const answer = await fetch(address).catch(() => null)
          return answer?.ok === true && (await answer.text()).includes(words)
        },
        () => `“${words}” at ${route}\n${output.slice(-3000)}`,
      ),
    end: async () => {
      // The group, since Gatsby serves from a process of its own.
      if (child.pid !== undefined && isRunning()) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
