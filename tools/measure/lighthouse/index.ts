import { CATEGORIES, isPerfect } from './audit'
import { pagesAudited } from './pagesAudited'
import site from '../../../content/site'
import { startHost } from '../../preview-host'
import { auditPages, type Report } from './audit'
export { pagesAudited } from './pagesAudited'

export { auditBrowser, CATEGORIES, isPerfect, type Report, reportOn } from './audit'

/** Serves the built site and asks Lighthouse about pages of it, as a phone shows them. */
export async function auditSite(paths: readonly string[], tell: (report: Report) => void): Promise<void> {
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  await auditPages(host.url, paths, tell).finally(host.close)
}

const cells = (...values: (string | number)[]) => values.map((value) => String(value).padStart(15)).join('')

/** What Lighthouse says of pages of every kind on a phone, or of those behind `--`. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  console.log(cells(...CATEGORIES, 'blocked, ms', 'LCP, ms'))
  await auditSite(wanted.length > 0 ? wanted : pagesAudited, (report) => {
    const { path, scores, blocked, largestPaint, failed } = report
    const numbers = [...CATEGORIES.map((name) => scores[name]), Math.round(blocked), Math.round(largestPaint)]
    console.log(`${cells(...numbers)}  /${path}  ${failed.join(', ')}`)
    if (!isPerfect(report)) process.exitCode = 1
  })
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
