import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumFlags, findChromium, installDebianPackages } from '../browser'
import { overHttp } from './overHttp'
import { overMarionette } from './overMarionette'
import { sessionOver, type Send, type Session } from './session'

/** A browser engine as Debian packs it. */
export interface Engine {
  name: string
  /** Starts it; `programs` collects what has to be ended, and `folder` is its own. */
  start: (programs: ChildProcess[], folder: string) => Promise<Send>
}

const PORTS = { chromium: 9515, webkit: 9516, firefox: 9517 }
const DISPLAY = ':97'

/** Programs that are needed, and the packages they come from. */
const PACKAGES = {
  '/usr/bin/chromedriver': 'chromium-driver',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
}

/** Where Debian keeps the browser that WebKitWebDriver drives: in a folder named after machine and version. */
function miniBrowser(): string {
  const machines = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  const found = machines
    .flatMap((name) => ['4.1', '4.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file))
  if (found === undefined) throw new Error('The package webkit2gtk-driver brought no MiniBrowser.')
  return found
}

/** Tries until something that starts up answers. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + 30_000; ;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })

async function begin(send: Send, capabilities: Record<string, unknown>): Promise<Send> {
  await patiently(() => send('NewSession', { capabilities: { alwaysMatch: capabilities } }))
  return send
}

/** What keeps Firefox from calling home, and has it listen. */
const FIREFOX_SETTINGS = {
  'marionette.port': PORTS.firefox,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    start: (programs) => {
      programs.push(run('/usr/bin/chromedriver', [`--port=${PORTS.chromium}`]))
      const args = [...chromiumFlags, '--headless=new', '--window-size=1280,900']
      return begin(overHttp(PORTS.chromium), { 'goog:chromeOptions': { binary: findChromium(), args } })
    },
  },
  {
    name: 'Firefox',
    start: async (programs, folder) => {
      const settings = Object.entries(FIREFOX_SETTINGS).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      )
      writeFileSync(path.join(folder, 'user.js'), settings.join('\n'))
      const args = ['--headless', '--marionette', '--no-remote', '--profile', folder]
      programs.push(run('/usr/bin/firefox-esr', args, { HOME: folder }))
      return begin(await patiently(() => overMarionette(PORTS.firefox)), {})
    },
  },
  {
    name: 'WebKit',
    start: async (programs) => {
      programs.push(run('/usr/bin/Xvfb', [DISPLAY, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']))
      const args = [`--port=${PORTS.webkit}`, '--host=127.0.0.1']
      programs.push(run('/usr/bin/WebKitWebDriver', args, { DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }))
      const options = { binary: miniBrowser(), args: ['--automation'] }
      return begin(overHttp(PORTS.webkit), { 'webkitgtk:browserOptions': options })
    },
  },
]

/** Installs the browsers and drivers that are missing. Throws when that fails. */
export function ensureEngines(): void {
  const missing = Object.entries(PACKAGES).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0) return
  console.log(`  Installing the Debian packages ${missing.join(', ')}`)
  if (!installDebianPackages(missing)) throw new Error(`These could not be installed: ${missing.join(', ')}.`)
}

/** Starts an engine, hands its session over, and ends everything that was started. */
export async function drive(engine: Engine, use: (session: Session) => Promise<void>): Promise<void> {
  const programs: ChildProcess[] = []
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'))
  try {
    const send = await engine.start(programs, folder)
    await use(sessionOver(send)).finally(() => send('DeleteSession').catch(() => undefined))
  } finally {
    const ended = programs.map((program) => new Promise((resolve) => program.once('close', resolve)))
    for (const program of programs.reverse()) program.kill()
    await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, 5_000))])
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
