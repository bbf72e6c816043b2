import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** Seconds between two lines that say how far a long command is. */
const heartbeat = 15

/** How a command ended, and everything it printed. */
export interface CommandResult {
  isOk: boolean
  output: string
}

/** Runs a program quietly; while it takes long, its latest line is printed now and then. */
export async function runCommand(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const stopChild = () => child.kill('SIGTERM')
  process.once('SIGTERM', stopChild)
  let output = ''
  const keep = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const started = Date.now()
  const timer = setInterval(() => {
    const lines = stripVTControlCharacters(output).split('\n')
    const latest = lines.filter((line) => line.trim() !== '').at(-1) ?? ''
    console.log(`    ${Math.round((Date.now() - started) / 1000)} s  ${latest.trim().slice(0, 90)}`)
  }, heartbeat * 1000)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error)
      resolve(1)
    })
    child.once('close', resolve)
  })
  clearInterval(timer)
  process.off('SIGTERM', stopChild)
  return { isOk: code === 0, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) }
}
