import { apiTable } from '../tools/checks/api/index'

/** `npm run api`. */
async function main(): Promise<void> {
  const { failures, table } = await apiTable()
  console.log(table)
  if (failures.length > 0) process.exitCode = 1
}

void main()
