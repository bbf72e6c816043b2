import { spawn } from 'node:child_process'
import { baseUrl } from '../baseUrl'
import { dropStaleData } from './dropStaleData'

/** Removes what was not made for a `command` by this code, and says so. */
function forgetStaleData(command: 'build' | 'develop'): void {
  if (dropStaleData(process.cwd(), command))
    console.log(
      'What is left of the last run was made by other code, for develop alone or with mistakes, so it is made anew.',
    )
}

/** Runs `gatsby build` or `gatsby develop` to its end, with its output on the screen; says whether it went well. */
export async function runGatsby(
  command: 'build' | 'develop',
  args: readonly string[] = [],
): Promise<boolean> {
  forgetStaleData(command)
  const prefix = command === 'build' && baseUrl !== '/' ? ['--prefix-paths'] : []
  const line = ['--require', './scripts/gatsby/preload.mjs', require.resolve('gatsby/cli.js')]
  // Threads that collect garbage together cost more CPU than they save time; an author waits, a host pays.
  const garbage = command === 'build' ? ['--single-threaded-gc'] : []
  const child = spawn(process.execPath, [...garbage, ...line, command, ...prefix, ...args], {
    stdio: 'inherit',
    // Without a terminal, Gatsby's own choice of logger redraws lines all the same.
    env: {
      ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist', NO_COLOR: '1' }),
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Sharp, zlib and the database work in threads; glibc would keep what each of them has freed in a heap of its own.
      MALLOC_ARENA_MAX: '2',
      // Most of what a page needs is garbage at once, and is not moved about where there is room for it.
      NODE_OPTIONS: ['--max-semi-space-size=32', process.env.NODE_OPTIONS].join(' ').trim(),
    },
  })
  // Ctrl+C ends Gatsby; this process stays for what must be tidied up after it.
  const stay = () => {}
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGINT', stay)
  process.on('SIGTERM', passOn)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  process.off('SIGINT', stay)
  process.off('SIGTERM', passOn)
  return code === 0
}
