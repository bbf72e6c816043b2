import { apiTable } from './apiTable'

/** Compares the API pages with the declarations of the packages, and prints a table. */
async function main(): Promise<void> {
  const { failures, table } = await apiTable()
  console.log(table)
  if (failures.length > 0) process.exitCode = 1
}

void main()
