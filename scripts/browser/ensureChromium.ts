import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium'

const missing = `There is no Chromium on this machine, and it could not be installed.
Install Chromium or Chrome, or set CHROME_PATH to it, and try again.`

function aptGet(args: string[], isRoot: boolean): boolean {
  const command = ['apt-get', '--yes', '--quiet', ...args]
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  console.log(`  ${[program, ...rest].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync(program, rest, { env, encoding: 'utf8' })
  if (status !== 0) console.error(`${stdout}\n${stderr}`)
  return status === 0
}

/** Chromium's path; on a Debian machine without it, installs the package `chromium`. Throws when that fails. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found !== null) return found
  if (!existsSync('/usr/bin/apt-get')) throw new Error(missing)
  console.log('  There is no Chromium here: installing the Debian packages chromium and fonts-liberation')
  const isRoot = process.getuid?.() === 0
  const packages = ['install', '--no-install-recommends', 'chromium', 'fonts-liberation']
  const isDone = aptGet(['update'], isRoot) && aptGet(packages, isRoot)
  const installed = isDone ? findChromium() : null
  if (installed === null) throw new Error(missing)
  return installed
}
