import { checkSamples } from '../tools/checks/samples/index'

/** `npm run samples`. */
async function main(): Promise<void> {
  const { report, table } = await checkSamples()
  console.log(table)
  if (report.failures.length > 0) process.exitCode = 1
}

void main()
