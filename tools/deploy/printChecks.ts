import type { DeployCheck } from './verifyDeploy'

/** Prints one line for each check, and what is wrong behind those that failed. */
export function printChecks(checks: readonly DeployCheck[]): void {
  const width = Math.max(...checks.map(({ path }) => path.length))
  for (const { path, about, fault } of checks) {
    console.log(
      `${fault === null ? '✓' : '✗'} ${path.padEnd(width)}  ${about}${fault === null ? '' : `: ${fault}`}`,
    )
  }
  const failed = checks.filter(({ fault }) => fault !== null).length
  console.log(`\n${checks.length - failed} of ${checks.length} checks passed.`)
}
