import { auditSite, CATEGORIES, isPerfect, pagesAudited } from '../tools/measure/lighthouse/index'

const cells = (...values: (string | number)[]) => values.map((value) => String(value).padStart(15)).join('')

/** `npm run lighthouse`: what Lighthouse says of pages of every kind on a phone, or of those behind `--`. */
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
