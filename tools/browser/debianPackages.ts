import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

function aptGet(args: string[], isRoot: boolean): boolean {
  const command = ['apt-get', '--yes', '--quiet', ...args]
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  console.log(`  ${[program, ...rest].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync(program, rest, { env, encoding: 'utf8' })
  if (status !== 0) console.error(`${stdout}\n${stderr}`)
  return status === 0
}

/** Installs packages of Debian and says whether that went well; false on systems without apt-get. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  return aptGet(['update'], isRoot) && aptGet(['install', '--no-install-recommends', ...packages], isRoot)
}
