import { type DeployCheck, verifyDeploy } from '../tools/deploy/verifyDeploy'

/** Prints one line for each check, with the issue if it failed. */
function printChecks(checks: readonly DeployCheck[]): void {
  const width = Math.max(...checks.map(({ path }) => path.length))
  for (const { path, about, issue } of checks) {
    console.log(
      `${issue === null ? '✓' : '✗'} ${path.padEnd(width)}  ${about}${issue === null ? '' : `: ${issue}`}`,
    )
  }
  const failed = checks.filter(({ issue }) => issue !== null).length
  console.log(`\n${checks.length - failed} of ${checks.length} checks passed.`)
}

/** `npm run verify-deploy -- https://craft.js.org`: checks the responses of a published site. Exits with 1 if one is wrong. */
async function main(): Promise<void> {
  const [address] = process.argv.slice(2)
  if (address === undefined || !URL.canParse(address))
    throw new Error('Add the address of the landing page: npm run verify-deploy -- https://craft.js.org')
  const checks = await verifyDeploy(address)
  printChecks(checks)
  if (checks.some(({ issue }) => issue !== null)) process.exitCode = 1
}

void main()
