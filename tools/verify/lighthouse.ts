import assert from 'node:assert/strict'
import { auditSite, isPerfect, pagesAudited, type Report } from '../measure/lighthouse/index'
import { namedChecks } from './namedChecks'

/** What Lighthouse says of pages of every kind, as a phone shows them. */
export const lighthouseSuite = namedChecks('lighthouse', 'pages of every kind on a phone', async (check) => {
  const reports: Report[] = []
  await auditSite(pagesAudited, (report) => void reports.push(report))
  for (const report of reports) {
    await check(`/${report.path} has 100 four times, blocks for 50 ms at most, and is painted in time`, () =>
      assert.ok(isPerfect(report), JSON.stringify(report, null, 2)),
    )
  }
})
