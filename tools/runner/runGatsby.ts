import { spawn } from 'node:child_process'
import site from '../../content/site'

/** Runs `gatsby build` or `gatsby develop` to its end, with its output on the screen; says whether it went well. */
export async function runGatsby(
  command: 'build' | 'develop',
  args: readonly string[] = [],
): Promise<boolean> {
  const prefix = command === 'build' && site.baseUrl !== '/' ? ['--prefix-paths'] : []
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), command, ...prefix, ...args], {
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
