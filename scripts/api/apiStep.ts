import type { Step } from '../steps'
import { apiTable } from './apiTable'

/** Counts each public member of the packages and each export as one check. */
export const apiStep: Step = {
  name: 'api',
  about: 'the API pages, against the declarations of the packages',
  run: async () => {
    const { report, table } = await apiTable()
    console.log(table.replaceAll(/^/gm, '    '))
    const all = report.exports.all + report.types + report.rows.reduce((total, row) => total + row.members, 0)
    const failed = report.failures.length
    return { passed: Math.max(0, all - failed), failed, skipped: 0, output: table }
  },
}
