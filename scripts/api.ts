import { apiTable } from './api/index'

/** `npm run api`. */
async function main(): Promise<void> {
  const { report, table } = await apiTable()
  console.log(table)
  if (report.failures.length > 0) process.exitCode = 1
}

void main()
