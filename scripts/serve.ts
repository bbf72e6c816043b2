import { parseArgs } from 'node:util'
import { startHost } from './host'
import { readBaseUrl } from './baseUrl'

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'public' },
    port: { type: 'string', default: '9000' },
    base: { type: 'string' },
  },
})

/** Starts at the wanted port, or the next one that is free. */
async function startNear(root: string, port: number, base: string): Promise<string> {
  try {
    return (await startHost({ root, port, base })).url
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port > 65000) throw error
    return startNear(root, port + 1, base)
  }
}

async function main(): Promise<void> {
  const base = values.base ?? (await readBaseUrl())
  console.log(`Serving ${values.root} at ${await startNear(values.root, Number(values.port), base)} (Ctrl+C ends it)`)
}

void main()
