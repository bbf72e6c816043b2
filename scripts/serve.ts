import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import site from '../content/site'
import { portOf, startNear } from '../e2e/host'

/** `npm run serve`: serves the built site as a static host would (`-- --port 9000 --root public --base /`). */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: 'public' },
      port: { type: 'string', short: 'p', default: '9000' },
      base: { type: 'string', default: site.baseUrl },
    },
  })
  const { root, base } = values
  if (!existsSync(root)) throw new Error(`There is no ${root}/ to serve. Run "npm run build" first.`)
  const { url } = await startNear({ root, port: portOf(values.port), base })
  console.log(`Serving ${root}/ at ${url} (press Ctrl+C to stop)`)
}

void main()
