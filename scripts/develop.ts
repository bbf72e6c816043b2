import { runGatsby } from './gatsby'

/** `npm run develop`: the site with live reload; arguments go to `gatsby develop`. */
async function main(): Promise<void> {
  if (!(await runGatsby('develop', process.argv.slice(2)))) process.exitCode = 1
}

void main()
