import type { Browser } from '@playwright/test'
import { execFile } from 'node:child_process'
import { existsSync, accessSync, constants } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether packages can be installed without a password: on Debian, as root. */
const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

async function aptGet(...args: string[]): Promise<void> {
  console.log(`  apt-get ${args.join(' ')}`)
  await run('apt-get', ['--yes', '--quiet', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: Infinity,
  })
}

/** Installs Debian packages. Throws with the output of apt-get if that fails, or if this process may not install any. */
export async function installDebianPackages(packages: readonly string[]): Promise<void> {
  if (!canInstall()) throw new Error(`Install ${packages.join(', ')}: this needs Debian, and root.`)
  await aptGet('update')
  await aptGet('install', '--no-install-recommends', ...packages)
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium's flags for tests: no sandbox (it runs as root in CI) and no requests to other hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Only the headless shell reads this. Chromium uses the system setting, which usually has the same value.
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

/** Finds Chromium or Chrome: `CHROME_PATH` first, then the usual paths and `PATH`; `null` if there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROME_PATH !== undefined) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which is not an executable. Correct or unset it.`)
  }
  return findProgram(names, env) ?? elsewhere.find(isProgram) ?? null
}

const headlessShell = 'chromium-headless-shell'

/**
 * Finds the browser for tests: Chromium's headless shell if it is installed, since tests take a third less time in it.
 * Measurements use Chromium, as readers do, because the shell reports pointer events although nobody moved the pointer.
 */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const shell = env.CHROME_PATH === undefined ? findProgram([headlessShell], env) : undefined
  return shell ?? findChromium(env)
}

/** Launch options for a browser that puts frames of other origins into separate processes, as Chromium on desktops does. */
export const isolated = () => ({
  executablePath: findTestBrowser() ?? undefined,
  args: [...chromiumFlags, '--site-per-process'],
})

const missing = `Chromium is not installed on this machine. Install it, then try again:
  Debian   apt-get install chromium   (as root; npm test does this itself if it runs as root)
  macOS    brew install --cask google-chrome
  Windows  winget install Google.Chrome
If you have Chromium or Chrome in an unusual place, set CHROME_PATH to the program.`

/** Throws if Chromium is missing and cannot be installed. */
export function requireTestBrowser(find: () => string | null = findChromium): void {
  if (find() === null && !canInstall()) throw new Error(missing)
}

/** Starts Chromium with our flags and `flags`. */
export async function launchChromium(...flags: string[]): Promise<Browser> {
  // Imported here because most importers of this file do not start a browser.
  const { chromium } = await import('@playwright/test')
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(missing)
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] })
}

/**
 * Installs Chromium and its headless shell if they are missing and this process may install them. Returns the path of the
 * browser for tests.
 */
export async function ensureTestBrowser(): Promise<string> {
  requireTestBrowser()
  if (canInstall() && process.env.CHROME_PATH === undefined) {
    if (findChromium() === null) {
      console.log('  There is no Chromium on this machine. Installing it:')
      await installDebianPackages(['chromium', 'fonts-liberation'])
    }
    // Separately, since not every release of Debian has this package, and tests also run without it, only slower.
    if (findProgram([headlessShell], process.env) === undefined)
      await installDebianPackages([headlessShell]).catch((error: unknown) => console.warn(String(error)))
  }
  return findTestBrowser() ?? ''
}
