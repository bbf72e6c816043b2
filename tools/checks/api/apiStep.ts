import type { Step } from '../../runner'
import { apiTable } from './apiTable'

/** Counts each public member, export, type, signature and message of the packages as one check. */
export const apiStep: Step = {
  name: 'api',
  about: 'the API pages, against the declarations of the packages',
  run: async () => {
    const { all, failures, table } = await apiTable()
    console.log(table.replaceAll(/^/gm, '    '))
    const failed = failures.length
    return { passed: Math.max(0, all - failed), failed, skipped: 0, output: table }
  },
}
