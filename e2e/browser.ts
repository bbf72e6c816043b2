import type { Browser } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync, accessSync, constants } from 'node:fs'
import path from 'node:path'

function aptGet(args: string[], isRoot: boolean): boolean {
  const command = ['apt-get', '--yes', '--quiet', ...args]
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  console.log(`  ${[program, ...rest].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync(program, rest, { env, encoding: 'utf8' })
  if (status !== 0) console.error(`${stdout}\n${stderr}`)
  return status === 0
}

/** Installs Debian packages and returns whether that worked: false on systems without apt-get. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  return aptGet(['update'], isRoot) && aptGet(['install', '--no-install-recommends', ...packages], isRoot)
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** How Chromium is started for tests: no sandbox (it runs as root in CI) and no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only the headless shell reads this; Chromium follows the system, where this is usual.
  '--font-render-hinting=slight',
]

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findProgram = (names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string | undefined =>
  names
    .flatMap((name) => [...folders, ...PATH.split(path.delimiter)].map((folder) => path.join(folder, name)))
    .find(isProgram)

/** Chromium or Chrome on this machine: `CHROME_PATH` first, then the usual places and `PATH`; or `null`. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH !== undefined) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which is not a program. Correct or unset it.`)
  }
  return findProgram(names, env) ?? elsewhere.find(isProgram) ?? null
}

const headlessShell = 'chromium-headless-shell'

/**
 * What the browser tests run in: Chromium's headless shell if there is one, since they take a third less time in it.
 * Measurements use Chromium, as readers do: a page in the shell is told of a pointer that nobody moved.
 */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const shell = env.CHROME_PATH === undefined ? findProgram([headlessShell], env) : undefined
  return shell ?? findChromium(env)
}

/** Launch options for a browser that gives frames of other origins a process of their own, as Chromium on a desktop does. */
export const isolated = () => ({
  executablePath: findTestBrowser() ?? undefined,
  args: [...chromiumFlags, '--site-per-process'],
})

const missing = `There is no Chromium on this machine, and it could not be installed.
Install Chromium or Chrome, or set CHROME_PATH to it, and try again.`

/** Chromium or Chrome on this machine. On a Debian machine without one, installs it. Throws when there is none at the end. */
function ensureChromium(): string {
  if (findChromium() === null) {
    console.log('  There is no Chromium here: installing the Debian packages chromium and fonts-liberation')
    installDebianPackages(['chromium', 'fonts-liberation'])
  }
  const browser = findChromium()
  if (browser === null) throw new Error(missing)
  return browser
}

/** Starts Chromium, with `flags` beside ours. */
export async function launchChromium(...flags: string[]): Promise<Browser> {
  // Loaded here, since most importers of this file start no browser.
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags, ...flags] })
}

/**
 * The browser for tests. Installs Chromium where there is none, and the headless shell beside it where this process may:
 * as root, and unless `CHROME_PATH` names a browser. Throws when there is no Chromium at the end.
 */
export function ensureTestBrowser(): string {
  const chromium = ensureChromium()
  // By itself: not every release has this package, and the tests run without it, only slower.
  if (process.getuid?.() === 0 && findTestBrowser() === chromium && !process.env.CHROME_PATH) {
    console.log(`  Installing the Debian package ${headlessShell}, in which the tests take a third less time`)
    installDebianPackages([headlessShell])
  }
  return findTestBrowser() ?? chromium
}
