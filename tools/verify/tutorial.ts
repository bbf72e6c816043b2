import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { launchChromium } from '../browser'
import { dragOver, commandsIn, readSteps } from '../tutorial'
import { namedChecks } from './namedChecks'

/** How long a command may take, in milliseconds. */
const TIMEOUT = 240_000

/** A command that keeps running, such as a development server. */
interface RunningCommand {
  /** Resolves with the first group of `pattern` once the output holds it; rejects when the command ends before. */
  says: (pattern: RegExp) => Promise<string>
  end: () => void
}

/** Starts a command line in `folder`, without a terminal to ask at. */
export function start(line: string, folder: string): RunningCommand & { ended: Promise<void> } {
  const child = spawn(line, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_yes: 'true', NODE_ENV: undefined, NO_COLOR: '1' },
  })
  let output = ''
  let onOutput = (): void => {}
  const keep = (chunk: Buffer): void => {
    output += stripVTControlCharacters(chunk.toString())
    onOutput()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  const timer = setTimeout(end, TIMEOUT)
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
      onOutput = () => {
        const found = pattern.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      }
      onOutput()
      ended.then(() => reject(failure()), reject)
    })
  return { says, end, ended }
}

/** Drags, types, undoes and reloads in the editor of the tutorial; throws for what does not work, and for errors. */
async function tryEditor(address: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(address)
    const words = () => page.locator('.page .text, .page .button').allTextContents()
    const text = (label: string) => page.locator('.page .text', { hasText: label }).first()
    const card = page.locator('.page > .container > .container').first()
    const start = ['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"]
    await text('Hi world').waitFor()
    assert.deepEqual(await words(), start)
    await dragOver(page, text('Hi world'), card, [0.4, 0.03])
    await page.mouse.up()
    await page.waitForTimeout(200)
    assert.equal((await words())[0], 'Hi world!', 'A drag moves the text above the card.')
    await text('again').dblclick()
    await page.keyboard.type('Typed')
    await page.keyboard.press('Enter')
    assert.equal((await words()).at(-1), 'Typed', 'Typing changes the text.')
    await page.reload()
    await text('Typed').waitFor()
    assert.equal((await words())[0], 'Hi world!', 'A reload keeps the page.')
    assert.deepEqual(errors, [])
  } finally {
    await browser.close()
  }
}

/**
 * Follows the tutorial literally: its commands in an empty folder, then the files of its docs in order. The app must build
 * at the end of each doc. Needs the npm registry.
 */
export const tutorialSuite = namedChecks(
  'tutorial',
  'the tutorial, followed literally from an empty folder',
  async (check) => {
    const home = await mkdtemp(path.join(os.tmpdir(), 'tutorial-'))
    const [create = '', install = '', develop = ''] = commandsIn()
    const app = path.join(home, /create vite@latest (\S+)/.exec(create)?.[1] ?? '.')
    try {
      await check(`“${create}” makes an app`, () => start(create, home).ended)
      await check(`“${install}” installs its packages`, () => start(install, app).ended)
      const source = path.join(app, 'src')
      for (const entry of readdirSync(source)) rmSync(path.join(source, entry), { recursive: true })
      const steps = readSteps()
      for (const docId of new Set(steps.map((step) => step.docId))) {
        const changes = steps.filter((step) => step.docId === docId).flatMap((step) => step.changes)
        for (const { file, code } of changes) {
          const target = path.join(app, file ?? '')
          mkdirSync(path.dirname(target), { recursive: true })
          writeFileSync(target, code)
        }
        await check(
          `at the end of ${docId} the app compiles and builds by the rules of the template`,
          () => start('npm run build', app).ended,
        )
      }
      const server = start(develop, app)
      try {
        const address = await server.says(/Local:\s+(http\S+)/)
        await check(`“${develop}” serves a working editor`, () => tryEditor(address))
      } finally {
        server.end()
      }
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
)
