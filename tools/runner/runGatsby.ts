import { spawn } from 'node:child_process'

/** The site's base path; `/` if the configuration cannot be read, which the build reports. */
async function baseUrl(): Promise<string> {
  try {
    const { default: site } = (await import('../../content/site')) as { default?: { baseUrl?: string } }
    return site?.baseUrl ?? '/'
  } catch {
    return '/'
  }
}

/** Runs `gatsby build` or `gatsby develop` with its output in the terminal. Resolves with whether it succeeded. */
export async function runGatsby(
  command: 'build' | 'develop',
  args: readonly string[] = [],
): Promise<boolean> {
  const prefix = command === 'build' && (await baseUrl()) !== '/' ? ['--prefix-paths'] : []
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), command, ...prefix, ...args], {
    stdio: 'inherit',
    // Without a terminal, Gatsby's default logger still redraws lines.
    env: {
      ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist', NO_COLOR: '1' }),
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // By default, glibc keeps an arena for each thread of sharp, zlib, and LMDB, and rarely frees its memory.
      MALLOC_ARENA_MAX: '2',
      // Larger young generation: most objects of a page die before they would be copied. Old generation below 2 GiB: V8
      // lets it grow to twice the memory in use, and above that to four times.
      NODE_OPTIONS: ['--max-semi-space-size=32 --max-old-space-size=2000', process.env.NODE_OPTIONS]
        .join(' ')
        .trim(),
    },
  })
  // Ctrl+C also reaches Gatsby. This process waits until Gatsby has ended.
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
