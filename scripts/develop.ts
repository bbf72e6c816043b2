import { parseArgs } from 'node:util'
import { runGatsby } from '../tools/runner'

/** The address of `gatsby develop` with these arguments. */
function addressOf(args: string[]): string {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
  })
  return `http://${String(values.host ?? 'localhost')}:${String(values.port ?? 8000)}/`
}

/**
 * `npm run develop`: serves the site with live reload. Passes its arguments to `gatsby develop`. The examples are built
 * once, when the site is served; `npx vite examples` serves them with live reload.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const site = addressOf(args)
  console.log(`Starting the site with live reload. In about a minute, you can open
  the site         ${site}
  every component  ${site}docs/dev/components
  GraphiQL         ${site}___graphql
  the examples     ${site}examples/basic/, ${site}examples/landing/, ${site}examples/cms/, ${site}examples/forms/, ${site}examples/newsletter/
`)
  if (!(await runGatsby('develop', args))) process.exitCode = 1
}

void main()
