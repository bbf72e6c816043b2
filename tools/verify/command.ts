import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { launchChromium } from '../../e2e/browser'

/** How long a command may take, in milliseconds. */
const TIMEOUT = 300_000

/** A command line that was started, such as a development server. */
export interface RunningCommand {
  /** Resolves with the first group of `pattern` once the output contains it; rejects if the command ends before. */
  prints: (pattern: RegExp) => Promise<string>
  /** Resolves with the output when the command succeeds; rejects with it otherwise. */
  ended: Promise<string>
  /** Ends the command and all its children. */
  stop: () => void
}

/** Starts a command line in `folder`, without a terminal for questions. */
export function startCommand(line: string, folder: string): RunningCommand {
  const child = spawn(line, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_yes: 'true', NODE_ENV: undefined, NO_COLOR: '1' },
  })
  let output = ''
  const append = (chunk: Buffer) => void (output += stripVTControlCharacters(chunk.toString()))
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  const timer = setTimeout(stop, TIMEOUT)
  const failure = () => new Error(`“${line}” failed:\n${output.slice(-2000)}`)
  const ended = new Promise<string>((resolve, reject) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve(output)
      else reject(failure())
    })
  })
  ended.catch(() => {})
  const prints = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      }
      child.stdout.on('data', look)
      look()
      ended.then(() => reject(failure()), reject)
    })
  return { prints, ended, stop }
}

/** Waits until a server answers at `url`. */
export async function untilAnswered(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await fetch(url).catch(() => null));) {
    if (Date.now() > end) throw new Error(`${url} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Opens a page and returns the texts of what matches `selector`. Throws if there is none, and for an error in the page. */
export async function renderedBy(address: string, selector: string): Promise<string[]> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(address)
    await page.locator(selector).first().waitFor()
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return await page.locator(selector).allTextContents()
  } finally {
    await browser.close()
  }
}
