import { spawn } from 'node:child_process'
import { AuthorError } from '../../../errors'
import type { NativeCompiler } from './nativeCompiler'

/** How much of what a failed compiler said is shown, in characters. */
const SHOWN = 2000

/**
 * What the garbage collector is told. A run takes a second and leaves little: to collect that costs up to half of the
 * run. From the limit on it collects all the same.
 */
const COLLECTOR = { GOGC: 'off', GOMEMLIMIT: '1GiB' }

/**
 * Runs the native compiler on the project in `folder`; answers with all it has against it, line by line.
 *
 * Throws an `AuthorError` when the run did not come to an end that the compiler knows.
 */
export async function runNative(
  { version, command: [program, ...first] }: NativeCompiler,
  folder: string,
): Promise<string> {
  const child = spawn(program, [...first, '--project', '.', '--pretty', 'false', '--singleThreaded'], {
    cwd: folder,
    env: { ...COLLECTOR, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const said: Buffer[] = []
  const failed: Buffer[] = []
  child.stdout.on('data', (piece: Buffer) => said.push(piece))
  child.stderr.on('data', (piece: Buffer) => failed.push(piece))
  const end = await new Promise<string | number>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(code ?? `ended by ${signal ?? 'nobody'}`))
  })
  const output = Buffer.concat(said).toString()
  const complaint = Buffer.concat(failed).toString().trim()
  // A run that breaks off has code 2 as well, and says why on the other channel.
  if ([0, 1, 2].includes(end as number) && complaint === '') return output
  throw new AuthorError(
    `TypeScript ${version} could not check the code samples: ${typeof end === 'number' ? `exit code ${end}` : end}.\n\n${(complaint || output).slice(0, SHOWN)}`.trimEnd(),
    `Try again; if it stays, run \`npm ci\`. The program is ${program}.`,
  )
}
