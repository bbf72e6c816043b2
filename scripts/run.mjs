/**
 * Starts the commands of package.json, even on a fresh clone: this file needs nothing but Node. It installs the
 * packages if they are missing or do not match package-lock.json, then runs scripts/<name>.ts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The `packages` of a lockfile, or `null` if it cannot be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether `node_modules` matches `package-lock.json`. Compares versions, not times: checking out another branch
 * touches files without changing them.
 */
export function isInstalled(root) {
  const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'))
  const locked = packagesOf(path.join(root, 'package-lock.json'))
  if (installed === null || locked === null) return false
  return Object.entries(locked).every(([name, entry]) => {
    if (name === '' || (installed[name] === undefined && isOptional(entry))) return true
    return installed[name]?.version === entry.version
  })
}

/** Optional packages are installed only on some systems. */
const isOptional = ({ optional, devOptional }) => optional || devOptional

/** How many packages are in `node_modules`, such as `900 of 1800 packages`. Optional packages do not count. */
export function progressOf(root) {
  const locked = Object.entries(packagesOf(path.join(root, 'package-lock.json')) ?? {})
  const folders = locked.flatMap(([name, entry]) =>
    name.includes('node_modules/') && !isOptional(entry) ? [name] : [],
  )
  const there = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  return `${there.length} of ${folders.length} packages`
}

async function main() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
  const [name = '', ...rest] = process.argv.slice(2)
  const wantedNode = [20, 19]

  function stop(message) {
    console.error(message)
    process.exit(1)
  }

  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < wantedNode[0] || (major === wantedNode[0] && minor < wantedNode[1])) {
    stop(
      `This site needs Node ${wantedNode.join('.')} or newer, but this is ${process.versions.node}. See .nvmrc.`,
    )
  }
  const script = path.join(root, 'scripts', `${name}.ts`)
  if (!/^\w+$/.test(name) || !existsSync(script)) stop(`There is no command "${name}".`)

  if (!isInstalled(root)) {
    console.log('Installing packages (npm ci). This takes about a minute.')
    const timer = setInterval(() => console.log(`  ${progressOf(root)}`), 5000)
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--no-progress'], {
      cwd: root,
      stdio: 'inherit',
    })
    const [status] = await once(npm, 'exit')
    clearInterval(timer)
    if (status !== 0) stop('Installing packages failed; see above.')
  }

  const loaded = ['--import', 'tsx', '--import', './tools/runner/messageOnly.mjs']
  const child = spawn(process.execPath, [...loaded, script, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
  })
  // A terminal sends Ctrl+C to both processes, and the child decides when to exit. Other signals are passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
